import type { Call } from "@/lib/calls/call";

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

/** A page that has sent nothing yet, and a server that answers when told to. */
async function onFreshPage() {
  jest.useFakeTimers();
  const waiting = new Map<string, (response: Response) => void>();
  const fetched = jest.fn((url: string) => {
    return new Promise<Response>((resolve) => waiting.set(url, resolve));
  });
  globalThis.fetch = fetched as unknown as typeof fetch;
  jest.resetModules();
  const page = { ...(await import("./send")), ...(await import("./send-alone")) };
  const sending = async (name: "send" | "sendAlone" | "sendLast", path: Call["path"]) => {
    const call: Call = { method: "PUT", path, who: "holder", does: "", answers: {} };
    page[name](call).catch(() => "refused");
    await jest.advanceTimersByTimeAsync(0);
  };
  return {
    sending,
    asked: () => fetched.mock.calls.map(([url]) => url),
    answer: async (path: string, status = 200) => {
      waiting.get(path)?.(new Response("{}", { status }));
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

test.each([200, 400])(
  "a call that replaces the session overlaps no other, when its answer is %i",
  async (status) => {
    const { sending, asked, answer } = await onFreshPage();
    await sending("send", "/api/before");
    await sending("sendAlone", "/api/renewal");
    await sending("send", "/api/after");
    await jest.advanceTimersByTimeAsync(1000);
    expect(asked()).toEqual(["/api/before"]);
    await answer("/api/before");
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked()).toEqual(["/api/before", "/api/renewal"]);
    await answer("/api/renewal", status);
    expect(asked()).toEqual(["/api/before", "/api/renewal", "/api/after"]);
    await sending("send", "/api/later");
    expect(asked()).toHaveLength(4);
  },
);

test("a call that replaces the session does not wait long for one that hangs", async () => {
  const { sending, asked } = await onFreshPage();
  await sending("send", "/api/hanging");
  await sending("sendAlone", "/api/renewal");
  await jest.advanceTimersByTimeAsync(1999);
  expect(asked()).toEqual(["/api/hanging"]);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual(["/api/hanging", "/api/renewal"]);
});

test("of two calls that replace the session, each waits, and so does what follows", async () => {
  const { sending, asked, answer } = await onFreshPage();
  await sending("sendAlone", "/api/renewal");
  await sending("sendAlone", "/api/second");
  await sending("send", "/api/after");
  expect(asked()).toEqual(["/api/renewal"]);
  await answer("/api/renewal");
  expect(asked()).toEqual(["/api/renewal", "/api/second"]);
  await answer("/api/second");
  expect(asked()).toEqual(["/api/renewal", "/api/second", "/api/after"]);
});

test("a call that ends the session is the last of the page, unless it fails", async () => {
  const { sending, asked, answer } = await onFreshPage();
  await sending("sendLast", "/api/sign-out");
  await sending("send", "/api/after");
  await answer("/api/sign-out", 503);
  expect(asked()).toEqual(["/api/sign-out", "/api/after"]);
  await answer("/api/after");
  await sending("sendLast", "/api/sign-out");
  await sending("send", "/api/waiting");
  await answer("/api/sign-out");
  await sending("send", "/api/later");
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked()).toEqual(["/api/sign-out", "/api/after", "/api/sign-out"]);
});
