import { found, type OwnItem } from "./rules";

function item(area: OwnItem["area"], id: number, title: string): OwnItem {
  return { area, id: `${area}-${id}`, title, href: `/${id}` };
}

test("a search finds titles by all of its words, without case and accents, and nothing before it begins", () => {
  const items = [item("Notes", 1, "Café at noon"), item("Contacts", 2, "Zoë Noon")];
  const titles = (search: string) => found(items, search).map(({ title }) => title);
  expect(titles("")).toEqual([]);
  expect(titles("  ")).toEqual([]);
  expect(titles("NOON")).toEqual(["Café at noon", "Zoë Noon"]);
  expect(titles("noon cafe")).toEqual(["Café at noon"]);
});

test("of each area only the first few are shown", () => {
  const many = Array.from({ length: 40 }, (_, index) => item("Notes", index, `Song ${index}`));
  const areas = found([...many, item("Tickets", 1, "Song book")], "song").map(({ area }) => area);
  expect(areas).toEqual([...Array(5).fill("Notes"), "Tickets"]);
});
