import { test } from "@playwright/test";
import { contract } from "@/lib/testing/contract/fixture-contract";
import { describedApi } from "./api";

// All cases share the server's entries, so they run one at a time.
test.describe.configure({ mode: "serial" });

for (const [title, run] of Object.entries(contract)) {
  test(title, async ({ request }) => {
    await run(await describedApi(request));
  });
}
