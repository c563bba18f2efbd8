import { test } from "@playwright/test";
import { contract } from "@/lib/testing/contract/fixture-contract";
import { describedApi } from "./api";

// The entries are the server's, shared by all: one case at a time, or they would see each other's.
test.describe.configure({ mode: "serial" });

for (const [title, run] of Object.entries(contract)) {
  test(title, async ({ request }) => {
    await run(await describedApi(request));
  });
}
