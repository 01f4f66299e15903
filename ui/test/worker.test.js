import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";

const SOURCE = readFileSync(join(import.meta.dirname, "../public/worker.js"), "utf-8");
const HERE = "https://caserne.example";

/** The caches of a browser, as far as a worker asks them: names of files to answers. */
class Caches {
  kept = new Map();
  async open(name) {
    if (!this.kept.has(name)) this.kept.set(name, new Map());
    const files = this.kept.get(name);
    return { addAll: async (requests) => requests.forEach((request) => files.set(new URL(request.url).pathname, `kept ${name}`)) };
  }
  keys = async () => [...this.kept.keys()];
  delete = async (name) => this.kept.delete(name);
  match = async (request, { cacheName } = {}) => {
    const path = typeof request === "string" ? request : new URL(request.url).pathname;
    const searched = cacheName ? [this.kept.get(cacheName)] : [...this.kept.values()];
    return searched.find((files) => files?.has(path))?.get(path);
  };
}

let caches;
let online;
/** How many windows show the page. */
let windows;

/** Starts the worker of a build, and gives its way to answer: undefined where it leaves a request alone. */
async function start(build, files) {
  const heard = {};
  const self = { location: { origin: HERE }, addEventListener: (name, listener) => (heard[name] = listener), skipWaiting: async () => {}, clients: { claim: async () => {}, matchAll: async () => Array(windows).fill({}) } };
  const text = SOURCE.replace('"development"', JSON.stringify(build)).replace("FILES = []", `FILES = ${JSON.stringify(files)}`);
  const fetch = async (request) => {
    if (!online) throw new TypeError("offline");
    return `fresh ${new URL(request.url).pathname}`;
  };
  class Request {
    constructor(path) {
      this.url = HERE + path;
    }
  }
  new Function("self", "caches", "fetch", "Request", "Response", text)(self, caches, fetch, Request, { error: () => "nothing" });
  for (const moment of ["install", "activate"]) {
    let done;
    heard[moment]({ waitUntil: (work) => (done = work) });
    await done;
  }
  return (path, wishes = {}) => {
    let answer;
    heard.fetch({ request: { url: HERE + path, method: "GET", mode: "cors", ...wishes }, respondWith: (given) => (answer = given) });
    return answer;
  };
}

beforeEach(() => {
  caches = new Caches();
  online = true;
  windows = 0;
});

describe("the service worker", () => {
  test("keeps the page and its files, and shows them without a connection", async () => {
    const ask = await start("one", ["/assets/index-1.js"]);
    expect(await ask("/", { mode: "navigate" })).toBe("fresh /");
    online = false;
    for (const path of ["/", "/anything"]) expect(await ask(path, { mode: "navigate" })).toBe("kept caserne one");
    expect(await ask("/assets/index-1.js")).toBe("kept caserne one");
  });

  test("never answers for what is played, for what changes something, or for other hosts", async () => {
    const ask = await start("one", ["/assets/index-1.js"]);
    for (const path of ["/api/tables", "/api/games", "/api/tables/x/socket", "/health", "/other.js"]) expect(ask(path)).toBeUndefined();
    expect(ask("/assets/index-1.js", { method: "POST" })).toBeUndefined();
    expect(ask("/", { url: "https://elsewhere.example/assets/index-1.js" })).toBeUndefined();
  });

  test("of another build keeps its own files and, where no page is open, forgets the others", async () => {
    await start("one", ["/assets/index-1.js"]);
    const ask = await start("two", ["/assets/index-2.js"]);
    expect([...caches.kept.keys()]).toEqual(["caserne two"]);
    online = false;
    expect(await ask("/assets/index-2.js")).toBe("kept caserne two");
    await expect(ask("/assets/index-1.js")).rejects.toThrow("offline");
  });

  test("gives a page that is still open the files it was built with", async () => {
    await start("one", ["/assets/index-1.js", "/assets/late-1.js"]);
    windows = 1;
    const ask = await start("two", ["/assets/index-2.js"]);
    expect(await ask("/assets/late-1.js")).toBe("kept caserne one");
    expect(await ask("/assets/unheard.js")).toBe("fresh /assets/unheard.js");
    online = false;
    expect(await ask("/", { mode: "navigate" })).toBe("kept caserne two");
  });

  test("keeps three builds before its own at most, and none once no page is open", async () => {
    windows = 1;
    for (const build of ["one", "two", "three", "four", "five"]) await start(build, [`/assets/${build}.js`]);
    expect([...caches.kept.keys()]).toEqual(["caserne two", "caserne three", "caserne four", "caserne five"]);
    windows = 0;
    await start("six", []);
    expect([...caches.kept.keys()]).toEqual(["caserne six"]);
  });
});
