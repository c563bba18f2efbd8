import { existsSync } from "node:fs";
import { currentHref, menu, menuFor, pagesOf } from "./menu";

const dj = { id: "1", name: "Mika", email: "mika@example.org" };
const hrefs = (viewer: Parameters<typeof menuFor>[0]) =>
  pagesOf(menuFor(viewer)).map(({ href }) => href);

test("a guest sees the requests and the way to sign in", () => {
  expect(hrefs({ dj: undefined, isDemo: false })).toEqual(["/requests", "/auth/login"]);
});

test("a DJ sees the board and no sign-in", () => {
  const shown = hrefs({ dj, isDemo: false });
  expect(shown).toContain("/DJPortal");
  expect(shown).not.toContain("/auth/login");
});

test("the demo shows a guest what a DJ would see", () => {
  expect(hrefs({ dj: undefined, isDemo: true })).toEqual(
    expect.arrayContaining(["/requests", "/DJPortal", "/auth/login"]),
  );
});

test("a section without pages is left out", () => {
  const shown = menuFor({ dj, isDemo: false }).flatMap(({ items }) => items);
  expect(shown.filter((item) => "pages" in item && item.pages.length === 0)).toEqual([]);
});

test("no entry leads to a page that does not exist", () => {
  const all = pagesOf(menu).map(({ href }) => href);
  const missing = all.filter((href) =>
    ["(full)", "(full)/(mui)", "(blank)", "(plain)"].every(
      (group) => !existsSync(`app/${group}${href}/page.tsx`),
    ),
  );
  expect(missing).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  ["/requests", "/requests"],
  ["/DJPortal", "/DJPortal"],
  ["/DJPortal/events", "/DJPortal/events"],
  ["/DJPortal/account", undefined],
  ["/apps/blog/detail/sleeping-after-sunrise", "/apps/blog/posts"],
  ["/apps/ecommerce/detail/7", "/apps/ecommerce/shop"],
  ["/requestsx", undefined],
])("on %s the current entry is %s", (pathname, href) => {
  expect(currentHref(menuFor({ dj, isDemo: false }), pathname)).toBe(href);
});
