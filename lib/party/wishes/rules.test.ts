import { csvOfWishes, searchText } from "./rules";

test("a song is searched for by artist and title, on one line", () => {
  expect(searchText({ title: "Get  Low\n(Remix)", artist: "Lil Jon" })).toBe(
    "Lil Jon Get Low (Remix)",
  );
  expect(searchText({ title: "One", artist: "" })).toBe("One");
});

test("the table names the nights of each song, and no cell is a formula", () => {
  const events = [
    { id: "b", name: "Gala", at: "2026-11-21T20:00:00.000Z" },
    { id: "a", name: "=1+1", at: "2026-11-20T20:00:00.000Z" },
  ];
  const song = { title: "One", artist: "U2", guests: 3, events: ["b", "a"] };
  expect(csvOfWishes([song, { ...song, title: "=2", events: ["a"] }], events).slice(1)).toBe(
    "title,artist,guests,events\r\n" +
      "One,U2,3,Gala (2026-11-21) | =1+1 (2026-11-20)\r\n" +
      "'=2,U2,3,'=1+1 (2026-11-20)",
  );
});
