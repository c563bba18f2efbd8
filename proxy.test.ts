import { NextRequest } from "next/server";
import { arrivalToken } from "@/lib/party/home-screen/token";
import { onBothEngines } from "@/lib/testing/engines";
import { cookieOf } from "@/lib/testing/forge";
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

  test("the address of a home-screen app brings its guest across once, and nobody whom that guest sends it to", async () => {
    const night = await openNight();
    const { guest } = await night.asked();
    const arriving = () =>
      new URLSearchParams({
        event: night.code,
        via: arrivalToken(cookieOf(guest, "guest").split(".")[0] ?? ""),
      });
    const guestOf = async (query: URLSearchParams, cookie?: string) => {
      const headers: HeadersInit = cookie ? { cookie } : {};
      const request = new NextRequest(`http://localhost/requests?${query}`, { headers });
      const set = (await proxy(request)).headers.getSetCookie().join("\n");
      return /\bguest=([\w-]+)/.exec(set)?.[1];
    };
    const own = cookieOf(guest, "guest").split(".")[0];
    const query = arriving();
    expect(await guestOf(query)).toBe(own);
    expect(await guestOf(query)).not.toBe(own);
    // Opened by a phone that has a guest already, and then sent to somebody.
    const again = arriving();
    expect(await guestOf(again, `guest=${guest.cookies.get("guest")}`)).toBeUndefined();
    expect(await guestOf(again)).not.toBe(own);
  });
});
