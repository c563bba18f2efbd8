import { linksIn } from "./web-links";

test("addresses of the web are links, without the sentence around them", () => {
  expect(linksIn("See https://hall.example/plan?a=1, or (www.hall.example).")).toEqual([
    { text: "See " },
    { text: "https://hall.example/plan?a=1", href: "https://hall.example/plan?a=1" },
    { text: ", or (" },
    { text: "www.hall.example", href: "https://www.hall.example" },
    { text: ")." },
  ]);
});

test("nothing else is a link", () => {
  for (const text of ["javascript:alert(1)", "data:text/html,x", "at 17:00", "hall.example", ""]) {
    expect(linksIn(text).every(({ href }) => href === undefined)).toBe(true);
  }
  expect(linksIn("x".repeat(100_000))).toHaveLength(1);
});
