import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { NEARBY_HOST } from "@/.scripts/chromium.mjs";
import { expect, test } from "./fixtures";

/** The headers of every response. No HSTS here, because the tests use plain http. */
const ALWAYS = { "x-content-type-options": "nosniff", "referrer-policy": "same-origin" };
const CALL = { ...ALWAYS, "content-security-policy": "default-src 'none'; frame-ancestors 'none'" };

const script = readdirSync(".next/static/chunks").find((name) => name.endsWith(".js")) ?? "";

const answers = [
  ["a page", "/requests", 200, ALWAYS],
  ["a page that does not exist", "/none", 307, ALWAYS],
  ["an address that cannot be read", "/%E0%A4%A", 307, ALWAYS],
  ["a call that cannot be read", "/api/%E0%A4%A", 404, CALL],
  ["an answer of the API", "/api/events/PARTY2", 200, CALL],
  ["an answer of the fixture API", "/api/data/gallery", 200, CALL],
  ["a static answer of the API", "/api/openapi.json", 200, CALL],
  ["an error of the API", "/api/events/NXPE22", 404, CALL],
  ["an unknown call", "/api/none", 404, CALL],
  ["a picture", "/api/pictures/cover/blue-monday", 200, CALL],
  ["a public file", "/logo.svg", 200, ALWAYS],
  ["a picture of the product", "/landing/board-dark-en.webp", 200, ALWAYS],
  ["a script", `/_next/static/chunks/${script}`, 200, ALWAYS],
  ["a file that does not exist", "/_next/static/none.js", 307, ALWAYS],
  ["an error of Next.js", "/_next/image?url=x", 404, ALWAYS],
] as const;

for (const [what, path, status, expected] of answers) {
  test(`${what} carries the security headers`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(response.headers()).toMatchObject(expected);
    expect(response.headers()).not.toHaveProperty("strict-transport-security");
  });
}

test("a script was compressed by the build, and stays with the browser", async ({ request }) => {
  const path = `/_next/static/chunks/${script}`;
  for (const [coding, encoding] of [
    ["br", "br, gzip"],
    ["gzip", "gzip"],
  ] as const) {
    const headers = { "accept-encoding": encoding };
    const response = await request.get(path, { headers });
    expect(response.headers()).toMatchObject({
      "content-encoding": coding,
      // What is compressed while it is sent has no length.
      "content-length": expect.stringMatching(/^\d+$/),
      "cache-control": "public,max-age=31536000,immutable",
      "content-type": "text/javascript",
    });
    expect(response.headers().vary).toContain("Accept-Encoding");
  }
});

test("a refused write carries the headers of a call", async ({ request }) => {
  const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  const response = await request.post("/api/events/PARTY2/requests", { headers, data: {} });
  expect(response.status()).toBe(403);
  expect(response.headers()).toMatchObject(CALL);
});

test("calls answered before Next.js carry the same headers", async ({ request }) => {
  const song = { id: randomUUID(), title: "Zombie" };
  const sent = await request.post("/api/events/PARTY2/requests", { data: song });
  const listed = await request.get("/api/events/PARTY2/requests");
  expect(sent.ok()).toBe(true);
  expect(sent.headers()).toMatchObject(CALL);
  // Next.js adds Vary to its answers, because its own pages send extra headers.
  expect(sent.headers()).not.toHaveProperty("vary");
  expect(listed.headers().vary).toContain("rsc");
});

test("a page has a content policy with its own nonce and cannot be framed", async ({ request }) => {
  const policies = new Set<string>();
  for (const path of ["/requests", "/auth/login", "/landingpage", "/wall", "/landingpage"]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'nonce-[^']{24}'/);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*'unsafe/);
    expect(headers).toMatchObject({
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    policies.add(headers["content-security-policy"] ?? "");
  }
  expect(policies.size).toBe(5);
});

test("an SVG opened as a page runs no script, even if it contained one", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Content Security Policy/);
  const path = "/api/pictures/cover/blue-monday";
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      "</svg>",
      '<script>document.documentElement.id = "ran"</script></svg>',
    );
    await route.fulfill({ response, body });
  });
  await page.goto(path);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).toContain("<script");
  expect(await page.evaluate(() => document.documentElement.id)).toBe("");
});

test("a page over plain http on another address than localhost leaves the console silent", async ({
  asGuest,
  baseURL,
}) => {
  const page = await asGuest();
  const { port } = new URL(baseURL ?? "");
  await page.goto(`http://${NEARBY_HOST}:${port}/requests?event=PARTY2`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Settings" })).toBeVisible();
});
