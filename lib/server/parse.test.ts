import { z } from "zod/mini";
import { type Incoming, isRead, MAX_BODY_BYTES, parse, readJson, readText } from "./parse";

/** A request whose client leaves in the middle of its body. */
function cutOff(headers: Record<string, string>): Incoming {
  const left = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (stream) => stream.error(left),
  });
  const arrayBuffer = () => Promise.reject(left);
  return {
    method: "POST",
    url: "http://localhost/",
    headers: new Headers(headers),
    body,
    arrayBuffer,
  };
}

test.each([{ "content-length": "50" }, {} as Record<string, string>])(
  "a client that leaves in the middle of its body is no failure of the storage: %j",
  async (headers) => {
    const code = { code: "invalid_input", fields: { body: ["invalid"] } };
    await expect(readText(cutOff(headers))).rejects.toMatchObject(code);
  },
);

const JSON_TYPE = { "content-type": "application/json" };

function sent(body: BodyInit | null, headers: Record<string, string> = {}): Incoming {
  return new Request("http://localhost/", { method: "POST", body, headers });
}

test("HEAD reads as GET does, and nothing else", () => {
  const reads = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"].filter((method) =>
    isRead({ method }),
  );
  expect(reads).toEqual(["GET", "HEAD"]);
});

test.each([{}, { "content-length": "3" }] as Record<string, string>[])(
  "a body is read to its end, with its length told ahead or not: %j",
  async (headers) => {
    expect(await readText(sent("fur", headers))).toBe("fur");
  },
);

test("a body comes in pieces that may cut a letter, and may be missing", async () => {
  const bytes = new TextEncoder().encode("für");
  const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(stream) {
      stream.enqueue(bytes.slice(0, 2));
      stream.enqueue(bytes.slice(2));
      stream.close();
    },
  });
  expect(await readText({ ...cutOff({}), body: pieces })).toBe("für");
  expect(await readText(sent(null))).toBe("");
});

test("a body may be as long as it may be, and not a byte longer, whatever length it announces", async () => {
  const most = "x".repeat(MAX_BODY_BYTES);
  const tooLarge = { code: "too_large" };
  expect(MAX_BODY_BYTES).toBe(65_536);
  expect(await readText(sent(most))).toBe(most);
  await expect(readText(sent(`${most}x`))).rejects.toMatchObject(tooLarge);
  const announced = (length: number) => sent("x", { "content-length": String(length) });
  expect(await readText(announced(MAX_BODY_BYTES))).toBe("x");
  await expect(readText(announced(MAX_BODY_BYTES + 1))).rejects.toMatchObject(tooLarge);
  expect(await readText(sent("1234"), 4)).toBe("1234");
  await expect(readText(sent("12345"), 4)).rejects.toMatchObject(tooLarge);
});

test("what is not UTF-8 or not JSON is invalid input", async () => {
  const invalid = { code: "invalid_input", fields: { body: ["invalid"] } };
  const bytes = new Uint8Array([0xff]);
  await expect(readText(sent(bytes))).rejects.toMatchObject(invalid);
  await expect(readJson(sent("{", JSON_TYPE))).rejects.toMatchObject(invalid);
  await expect(readJson(sent("[12]", JSON_TYPE), 3)).rejects.toMatchObject({ code: "too_large" });
});

test.each(["application/json", "Application/JSON ; charset=utf-8", "application/json;x"])(
  "JSON comes as %s",
  async (type) => {
    expect(await readJson(sent('{"a":1}', { "content-type": type }))).toEqual({ a: 1 });
  },
);

test.each(["text/plain", "application/jsonp", "text/plain;application/json", "application/json5"])(
  "what comes as %s is no JSON",
  async (type) => {
    const unsupported = { code: "unsupported_type" };
    await expect(readJson(sent("{}", { "content-type": type }))).rejects.toMatchObject(unsupported);
  },
);

test("a type must be named", async () => {
  const untyped = { ...cutOff({}), body: null };
  await expect(readJson(untyped)).rejects.toMatchObject({ code: "unsupported_type" });
});

test("input that fits comes as the schema makes it, and other input names each wrong field", () => {
  const schema = z.object({ a: z.string(), b: z.int() });
  expect(parse(schema, { a: "x", b: 1, c: 2 })).toEqual({ a: "x", b: 1 });
  expect(() => parse(schema, { a: 1, b: "x" })).toThrow(
    expect.objectContaining({
      code: "invalid_input",
      fields: { a: [expect.any(String)], b: [expect.any(String)] },
    }),
  );
});
