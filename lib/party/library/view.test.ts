import { tracksQuerySchema } from "./schema";
import { queryOfView, viewOf } from "./view";

const read = (query: string) => {
  const params = new URLSearchParams(query);
  return tracksQuerySchema.parse(queryOfView(viewOf((name) => params.get(name))));
};

test("the server reads what an address says as the browser does", () => {
  const query =
    "search=mr+blue&playlist=p-1&filter=missing&key=8A&neighbours=yes&bpmFrom=120&bpmTo=126&exact=yes";
  expect(read(`${query}&order=played&page=40`)).toEqual({
    search: "mr blue",
    playlist: "p-1",
    filter: "missing",
    key: "8A",
    neighbours: "yes",
    bpmFrom: 120,
    bpmTo: 126,
    exact: "yes",
    order: "played",
    page: 40,
    pageSize: 50,
  });
});

test.each([
  "-1",
  "0",
  "1e9",
  "1.5",
  "1001",
  "x",
  " ",
  "a\nb",
  "\0",
  "\ud800",
  "../x",
  "🎧".repeat(101),
  "9".repeat(40),
])("an address that says %j for everything asks for something that the server takes", (value) => {
  const names = Object.keys(tracksQuerySchema.shape);
  const params = new URLSearchParams(names.map((name) => [name, value]));
  expect(read(`${params}`)).toMatchObject({ filter: "all", order: "title", exact: "no" });
});
