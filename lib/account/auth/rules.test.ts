import { authPath, HOME, pageOf, safeNext } from "./rules";

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
