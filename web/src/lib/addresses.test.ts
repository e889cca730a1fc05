import { afterEach, describe, expect, it } from "vitest";
import { hashAddresses, pathAddresses } from "./addresses";
import { navigate, router, routeOf, to } from "./router.svelte";

const pages = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
const scripts = import.meta.glob<string>(["../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function linkTo(href: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.setAttribute("href", href);
  return link;
}

describe("addresses of a server", () => {
  afterEach(() => navigate("/", { replace: true }));

  it("are paths", () => {
    navigate("/rules/oceania?part=2#OC-1.1");
    expect(location.pathname).toBe("/rules/oceania");
    expect([router.path, router.query.get("part"), router.hash]).toEqual(["/rules/oceania", "2", "OC-1.1"]);
    expect(to("/table/abc")).toBe("/table/abc");
    expect(pathAddresses.absolute("/table/abc")).toBe(`${location.origin}/table/abc`);
  });

  it("are known from others", () => {
    expect(pathAddresses.of(linkTo("/replay/a?b#3"))).toBe("/replay/a?b#3");
    expect(pathAddresses.of(linkTo("#part"))).toBeNull();
    expect(pathAddresses.of(linkTo("https://elsewhere.example/table/abc"))).toBeNull();
  });
});

describe("addresses of a site", () => {
  afterEach(() => history.replaceState(null, "", "/"));

  it("stand behind # in any folder, with a query and a hash of their own", () => {
    history.replaceState(null, "", "/some/folder/");
    expect(hashAddresses.here()).toEqual({ path: "/", search: "", hash: "" });
    history.replaceState(null, "", hashAddresses.href("/rules/oceania?part=2#OC-1.1"));
    expect(location.pathname).toBe("/some/folder/");
    expect(hashAddresses.here()).toEqual({ path: "/rules/oceania", search: "?part=2", hash: "#OC-1.1" });
    expect(hashAddresses.absolute("/replay/a#3")).toBe(`${location.origin}/some/folder/#/replay/a#3`);
  });

  it("are known from others", () => {
    history.replaceState(null, "", "/some/folder/");
    expect(hashAddresses.of(linkTo("#/table/abc"))).toBe("/table/abc");
    expect(hashAddresses.of(linkTo("#part"))).toBeNull();
    expect(hashAddresses.of(linkTo("/other/folder/#/table/abc"))).toBeNull();
  });

  it("lead to the lobby where they are none", () => {
    history.replaceState(null, "", "/#nonsense");
    expect(routeOf(hashAddresses.here().path)).toEqual({ page: "lobby" });
  });
});

describe("links", () => {
  it("are made by the router, so that they lead somewhere on a site as well", () => {
    const written = Object.entries(pages).filter(([, source]) => /(href|src)="\//.test(source));
    expect(Object.keys(pages).length).toBeGreaterThan(100);
    expect(written.map(([path]) => path)).toEqual([]);
  });

  it("and the browser's address are touched by nobody else", () => {
    const sources = Object.entries({ ...pages, ...scripts });
    const touched = sources.filter(([, source]) => /history\.|location\.(hash|pathname|search)/.test(source));
    expect(touched.map(([path]) => path).sort()).toEqual(["./addresses.ts", "./router.svelte.ts"]);
  });

  it("that are damaged lead to the page that says so", () => {
    expect(routeOf("/tables/%")).toEqual({ page: "lost" });
  });
});
