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
