import { NextRequest } from "next/server";
import { onBothEngines } from "@/lib/testing/engines";
import { openNight } from "@/lib/testing/night";
import { proxy } from "./proxy";

/** Opens the guest page. Returns the event that the phone remembers from then on. */
async function remembered(event: string) {
  const query = new URLSearchParams({ event });
  const { headers } = await proxy(new NextRequest(`http://localhost/requests?${query}`));
  return /\bevent=(\w+)/.exec(headers.getSetCookie().join("\n"))?.[1];
}

onBothEngines(() => {
  test("a phone remembers the event whose code it typed, and no code without an event", async () => {
    const { code } = await openNight();
    expect(await remembered(code)).toBe(code);
    expect(await remembered(code.toLowerCase().split("").join(" "))).toBe(code);
    expect(await remembered("ZZZZZZ")).toBeUndefined();
  });
});
