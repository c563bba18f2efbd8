import packageJson from "@/package.json" with { type: "json" };
import { expect, test } from "./fixtures";

test("a monitor learns that the product is up, that the storage responds, and which version runs", async ({
  request,
}) => {
  const response = await request.get("/api/health");
  expect(response.status()).toBe(200);
  expect(response.headers()["cache-control"]).toBe("no-store");
  expect(await response.json()).toEqual({
    status: "ok",
    storage: "ok",
    version: packageJson.version,
  });
  const alive = await request.get("/api/health/live");
  expect([alive.status(), await alive.json()]).toEqual([
    200,
    { status: "ok", version: packageJson.version },
  ]);
});
