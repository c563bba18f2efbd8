import { excerptOf, findIn } from "./find";

test.each([
  ["Déjà Vu", "deja", "Déjà"],
  ["Beyonce\u0301 live", "éL", undefined],
  ["Beyonce\u0301 live", "ce LIVE", "ce\u0301 live"],
  ["Straße 7", "strasse", "Straße"],
  ["نُور العين", "نور", "نُور"],
  ["for  my\nmum", "MY MUM", "my\nmum"],
  ["for my mum", "dad", undefined],
  ["for my mum", " ", undefined],
])("in %j, %j finds %j", (text, search, found) => {
  const at = findIn(text, search);
  expect(at && text.slice(at.start, at.end)).toBe(found);
});

test("a long text is shown from shortly before what was found", () => {
  const text = "We met to this song in Lisbon in 2009, could you play it for Lena before one?";
  expect(excerptOf(text, "lena")).toBe("…play it for Lena before one?");
  expect(excerptOf(text, "met")).toBe(text);
  expect(excerptOf(`${"x".repeat(80)}lena`, "lena")).toBe("…lena");
});
