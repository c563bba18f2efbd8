import { renderHook, waitFor } from "@testing-library/react";
import { English } from "@/lib/testing/english";
import { useTrustLink } from "./use-trust-link";

const SECRET = "s".repeat(43);
const PAGE = "/requests?event=PARTY2";

/** Opens the page by this address, and returns what it sends. */
function open(address: string) {
  const sent: unknown[] = [];
  global.fetch = (async (path: string, { method, body }: RequestInit) => {
    if (method === "POST") sent.push([path, JSON.parse(String(body))]);
    return { ok: true, status: 204, headers: new Headers(), text: async () => "" };
  }) as unknown as typeof fetch;
  window.history.replaceState(null, "", address);
  renderHook(() => useTrustLink("PARTY2"), { wrapper: English });
  return sent;
}

test("the secret of a trusted guest's link leaves the address at once, and goes to the server", async () => {
  const sent = open(`${PAGE}#trusted=${SECRET}`);
  expect(window.location.href).toBe(`http://localhost${PAGE}`);
  await waitFor(() => expect(sent).toEqual([["/api/events/PARTY2/trust", { secret: SECRET }]]));
});

test("another part of the page in the address stays there", () => {
  expect(open(`${PAGE}#mine`)).toEqual([]);
  expect(window.location.hash).toBe("#mine");
});
