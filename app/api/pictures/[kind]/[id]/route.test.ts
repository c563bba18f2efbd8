import { GET } from "./route";

function get(kind: string, id: string) {
  const request = new Request(`http://localhost/api/pictures/${kind}/${id}`);
  return GET(request, { params: Promise.resolve({ kind, id }) });
}

test("browsers and proxies may cache a picture", async () => {
  const response = await get("cover", "blue-monday");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  expect(response.headers.get("cache-control")).toMatch(/^public, max-age=\d{5,}/);
});

test("only known kinds and plain ids are drawn", async () => {
  expect((await get("painting", "1")).status).toBe(400);
  expect((await get("avatar", "<script>")).status).toBe(400);
  expect((await get("avatar", "x".repeat(65))).status).toBe(400);
});
