import { z } from "zod/mini";
import type { Call } from "@/lib/calls/call";
import { setPageAccount } from "./page-account";
import { send } from "./send";

const songSchema = z.object({ title: z.string() });

type Write = { method: Call["method"]; body: unknown };

function api(answer: z.ZodMiniType, path: Call["path"], write?: Write) {
  const answers = { 200: answer, 204: null };
  const call: Call = { method: write?.method ?? "GET", path, who: "anyone", does: "", answers };
  return send(call, write && { body: write.body });
}

function answerWith(status: number, body: string, headers?: Record<string, string>) {
  const fetched = jest.fn(async (_url: string, _init: RequestInit) =>
    status === 204
      ? new Response(null, { status })
      : new Response(body, { status, ...(headers && { headers }) }),
  );
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
}

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(globalThis, "document");
  jest.useRealTimers();
});

test("an answer comes back as it was sent", async () => {
  answerWith(200, '{"title":"One More Time"}');
  await expect(api(songSchema, "/api/songs")).resolves.toEqual({ title: "One More Time" });
});

test("a failure rejects with the code, the fields and the body of the response", async () => {
  const body = { error: { code: "invalid_input", fields: { title: ["required"] } } };
  answerWith(400, JSON.stringify(body));
  await expect(api(songSchema, "/api/songs")).rejects.toMatchObject({
    ...body.error,
    status: 400,
    body,
  });
});

test("a failure without our code still carries its body and status", async () => {
  answerWith(404, '{"message":"Post not found"}');
  await expect(api(songSchema, "/api/data/blog/post")).rejects.toMatchObject({
    code: "not_found",
    status: 404,
    body: { message: "Post not found" },
  });
  answerWith(502, "<h1>Bad gateway</h1>");
  await expect(api(songSchema, "/api/songs")).rejects.toMatchObject({
    code: "unexpected",
    status: 502,
    body: "<h1>Bad gateway</h1>",
  });
});

test("a failure without a body rejects with the text Wrong Services", async () => {
  answerWith(500, "");
  await expect(api(songSchema, "/api/songs")).rejects.toMatchObject({
    code: "unexpected",
    body: "Wrong Services",
  });
});

test("a call that gets no answer rejects with the text Wrong Services, too", async () => {
  const cause = new TypeError("Failed to fetch");
  globalThis.fetch = () => Promise.reject(cause);
  await expect(api(songSchema, "/api/songs")).rejects.toMatchObject({
    name: "UnreachedError",
    body: "Wrong Services",
    cause,
  });
  globalThis.fetch = async () =>
    new Response(new ReadableStream({ start: (stream) => stream.error(cause) }));
  await expect(api(songSchema, "/api/songs")).rejects.toMatchObject({ body: "Wrong Services" });
});

test.each(["<h1>Welcome to our network</h1>", ""])(
  "a success that is not of our API counts as no answer: %j",
  async (page) => {
    answerWith(200, page);
    const call = api(songSchema, "/api/songs");
    await expect(call).rejects.toMatchObject({ name: "UnreachedError", lost: "read" });
  },
);

test("the error carries the pause that a busy server requests", async () => {
  answerWith(429, '{"error":{"code":"too_fast"}}', { "retry-after": "20" });
  await expect(api(songSchema, "/api/songs")).rejects.toMatchObject({ retryAfter: 20 });
});

test("the token of the XSRF-TOKEN cookie travels as X-XSRF-TOKEN", async () => {
  Object.assign(globalThis, { document: { cookie: "a=1; XSRF-TOKEN=t0k-en_; b=2" } });
  const fetched = answerWith(204, "");
  await api(z.unknown(), "/api/songs", { method: "POST", body: { title: "Hey Ya!" } });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: "POST",
    body: '{"title":"Hey Ya!"}',
    headers: { "X-XSRF-TOKEN": "t0k-en_", "content-type": "application/json" },
  });
});

test("without the cookie no token is sent", async () => {
  Object.assign(globalThis, { document: { cookie: "NOT-XSRF-TOKEN=1" } });
  const fetched = answerWith(204, "");
  await api(z.unknown(), "/api/songs");
  expect(fetched.mock.calls[0]?.[1].headers).toEqual({});
});

test("calls name the account that the page shows, until it shows none", async () => {
  const fetched = answerWith(204, "");
  setPageAccount("5f0c");
  await api(z.unknown(), "/api/songs");
  setPageAccount(undefined);
  await api(z.unknown(), "/api/songs");
  expect(fetched.mock.calls.map(([, { headers }]) => headers)).toEqual([
    { "x-account": "5f0c" },
    {},
  ]);
});

test("a call never times out", async () => {
  jest.useFakeTimers();
  globalThis.fetch = ((_url: string, init?: RequestInit) =>
    new Promise((resolve, reject) => {
      init?.signal?.addEventListener("abort", reject);
      setTimeout(() => resolve(new Response('{"title":"Hey Jude"}')), 24 * 60 * 60_000);
    })) as typeof fetch;
  const call = api(songSchema, "/api/songs");
  await jest.advanceTimersByTimeAsync(24 * 60 * 60_000);
  await expect(call).resolves.toEqual({ title: "Hey Jude" });
});
