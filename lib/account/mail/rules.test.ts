import { htmlLetter, plainLetter } from "./rules";

const letter = {
  ...{ title: "Hi <b>Ana</b>", text: "A & B", button: "Go", lead: "Or open", footer: '"Bye"' },
  link: "https://requests.example.org/?a=1&b=2",
};

test("a plain letter shows the bare link below its lead", () => {
  expect(plainLetter(letter)).toBe(
    'Hi <b>Ana</b>\n\nA & B\n\nOr open\nhttps://requests.example.org/?a=1&b=2\n\n"Bye"\n',
  );
});

/** The text of a letter, line by line, and its link's addresses. */
function shown(html: string) {
  const lines = html
    .replace(/<[^>]*>/g, "")
    .split("\n")
    .filter(Boolean);
  return { lines, links: [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link) };
}

test("an HTML letter says the same, with nothing in it that a name could make markup of", () => {
  const html = htmlLetter(letter, "en");
  const link = "https://requests.example.org/?a=1&amp;b=2";
  expect(shown(html)).toEqual({
    lines: ["Hi &lt;b&gt;Ana&lt;/b&gt;", "A &amp; B", "Go", link, "&quot;Bye&quot;"],
    links: [link, link],
  });
  // Whatever a mail loads tells its sender that it was opened.
  expect(html).not.toMatch(/<(img|link|script|style)|url\(/);
});

test("an HTML letter tells its language and where its lines begin", () => {
  expect(htmlLetter(letter, "en")).toMatch(/^<!doctype html>\n<html lang="en[^"]*" dir="ltr">/);
  expect(htmlLetter(letter, "ar")).toMatch(/<html lang="ar[^"]*" dir="rtl">/);
});
