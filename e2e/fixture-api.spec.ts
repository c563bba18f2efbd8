import { expect, test } from "@playwright/test";
import { asDescribed, type Send } from "@/lib/testing/description";
import { contract } from "@/lib/testing/fixture-contract";

// The entries are the server's, shared by all: one case at a time, or they would see each other's.
test.describe.configure({ mode: "serial" });

for (const [title, run] of Object.entries(contract)) {
  test(title, async ({ request }) => {
    const description = await request.get("/api/openapi.json");
    expect(description.status()).toBe(200);
    const send: Send = async ({ method, path, body, headers = {} }) => {
      const response = await request.fetch(path, {
        method,
        headers: { "content-type": "application/json", ...headers },
        ...(body !== undefined && { data: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      return { status: response.status(), body: await response.json() };
    };
    await run(asDescribed(await description.json(), send));
  });
}
