// Where on the page one is: all of it after the #, so that a token in a link never reaches a server's log.

export interface Route {
  path: string[];
  query: URLSearchParams;
}

function read(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  return { path: path.split("/").filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) };
}

let here: Route = $state.raw(read());

addEventListener("hashchange", () => {
  here = read();
});

export function route(): Route {
  return here;
}

export function go(address: string): void {
  location.hash = address;
}

/** Changes the address without a step in the browser's history. */
export function rename(address: string): void {
  history.replaceState(null, "", `#${address}`);
}
