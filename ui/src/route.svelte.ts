// Where on the page one is: our links have all of it after the #, so that a token in one never reaches a server's log.

export interface Route {
  path: string[];
  query: URLSearchParams;
}

/** What is before the # of our links; whatever else somebody writes there is read like what comes after it. */
const HOMES = ["/", "/index.html"];

function read(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  const before = HOMES.includes(location.pathname) ? "" : location.pathname;
  return { path: `${before}/${path}`.split("/").filter(Boolean).map(plain), query: new URLSearchParams(query) };
}

/** A part of an address in plain letters; one that is written wrongly stays as it is. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let here: Route = $state.raw(read());

addEventListener("hashchange", () => {
  here = read();
});

export function route(): Route {
  return here;
}

/** Goes to another screen; whoever came by an address before the # leaves it. */
export function go(address: string): void {
  if (HOMES.includes(location.pathname)) location.hash = address;
  else location.assign(`/#${address}`);
}

/** Changes the address without a step in the browser's history. */
export function rename(address: string): void {
  history.replaceState(null, "", `/#${address}`);
}
