import { parseEnv } from "./env";

test("without configuration, no other site may frame the wall", () => {
  expect(parseEnv({}).WALL_FRAME_ANCESTORS).toEqual([]);
  expect(parseEnv({ WALL_FRAME_ANCESTORS: "" }).WALL_FRAME_ANCESTORS).toEqual([]);
});

test("sites that may frame the wall are origins separated by spaces", () => {
  const given = " https://venue.example.org http://10.0.0.7:8080  http://[fe80::1]:80 ";
  expect(parseEnv({ WALL_FRAME_ANCESTORS: given }).WALL_FRAME_ANCESTORS).toEqual([
    "https://venue.example.org",
    "http://10.0.0.7:8080",
    "http://[fe80::1]:80",
  ]);
});

test.each([
  "venue.example.org",
  "*",
  "'self'",
  "https:",
  "https://venue.example.org/",
  "https://venue.example.org/wall",
  "https://venue.example.org,https://other.example.org",
  "https://venue.example.org; script-src *",
  "https://me@venue.example.org",
  "https://venue.example.org ftp://other.example.org",
  "https://venue.example.org:",
])("the frame ancestor %s is refused with a message of what is allowed", (given) => {
  expect(() => parseEnv({ WALL_FRAME_ANCESTORS: given })).toThrow(
    /^WALL_FRAME_ANCESTORS must be origins with spaces between them/,
  );
});

test("several workers need PostgreSQL", () => {
  const DATABASE_URL = "postgres://user:password@localhost/crowdcue";
  expect(parseEnv({ WORKERS: "4", DATABASE_URL }).WORKERS).toBe(4);
  expect(parseEnv({ WORKERS: "1" }).WORKERS).toBe(1);
  expect(() => parseEnv({ WORKERS: "2" })).toThrow("a SQLite file has one writer");
});

test.each(["0", "65", "1.5", "many"])("%s workers are refused", (WORKERS) => {
  expect(() => parseEnv({ WORKERS })).toThrow(
    /^WORKERS must be a number of processes from 1 to 64/,
  );
});
