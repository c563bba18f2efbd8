import { type Incoming, readText } from "./parse";

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
