import { authPath, HOME, pageAddress, pageOf, safeNext, strengthOf } from "./rules";

test.each(["/DJPortal", "/DJPortal/events?id=7#top", "/requests?event=PARTY2"])(
  "after signing in a DJ returns to %s",
  (page) => expect(safeNext(page)).toBe(page),
);

test.each([
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "javascript:alert(1)",
  "evil.example",
  "",
  undefined,
  ["/DJPortal"],
  "/api/auth/sign-out",
  "/api",
])("the return address %j is replaced with the home page", (next) =>
  expect(safeNext(next)).toBe(HOME),
);

test("a return address cannot inject a header", () => {
  expect(safeNext("/DJPortal\r\nset-cookie: a=b")).not.toMatch(/[\r\n]/);
});

test("a form without scripts returns to its own page and frame", () => {
  const fields = new URLSearchParams({ frame: "boxed", next: "/wall?event=PARTY2", password: "x" });
  expect(pageOf("login")(fields)).toBe("/auth/login2?next=%2Fwall%3Fevent%3DPARTY2");
  expect(authPath("two-steps", "side")).toBe("/auth/two-steps");
});

test("an auth page's address has its frame and what its query has, and the next page only if it is not home", () => {
  expect(authPath("login", "boxed")).toBe("/auth/login2");
  expect(authPath("register", "side", { next: HOME, notice: "registered", token: "" })).toBe(
    "/auth/register?notice=registered",
  );
  expect(authPath("login", "side", { next: "/wall", token: undefined })).toBe(
    "/auth/login?next=%2Fwall",
  );
  expect(pageOf("register")(new URLSearchParams({ frame: "other", token: "t" }))).toBe(
    "/auth/register?token=t",
  );
});

test("a page's address keeps its whole query", () => {
  expect(pageAddress("/a", {})).toBe("/a");
  expect(pageAddress("/a", { b: undefined })).toBe("/a");
  expect(pageAddress("/a", { b: "1 2", c: ["3", "4"] })).toBe("/a?b=1+2&c=3&c=4");
});

test.each([
  ["too short, whatever it has", "aB3$eF6&h", 0],
  ["of few characters", "aaaaabbbbbccccc", 1],
  ["of five characters in both cases", "aAbBcCdDeE", 1],
  ["of six characters", "abcdefabcdef", 2],
  ["with a score just below the next", "abcdefghijk", 2],
  ["of a dozen letters", "abcdefghijkl", 3],
  ["mixed", "abcdefgh1A", 3],
  ["mixed of everything", "abcdefghi1$A", 4],
  ["long", "abcdefghijklmnop", 4],
  ["long, of letters and digits, just below the next", "abcdefghijk12", 3],
])("a password that is %s has its strength", (_, password, strength) => {
  expect([password, strengthOf(password)]).toEqual([password, strength]);
});
