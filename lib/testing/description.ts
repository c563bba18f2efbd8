import assert from "node:assert/strict";
import Ajv2020 from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

type Sent = {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
};
type Answered = { status: number; body: unknown };
export type Send = (sent: Sent) => Promise<Answered>;

type Responses = Record<string, unknown>;
type Description = { paths: Record<string, Record<string, { responses: Responses }>> };

/** `send`, with every answer held against the API's own description. */
export function asDescribed(description: object, send: Send): Send {
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema(description, "api");
  const { paths } = description as Description;
  return async (sent) => {
    const answered = await send(sent);
    const method = sent.method.toLowerCase();
    const responses = paths[sent.path]?.[method]?.responses ?? {};
    const status = keyOf(responses, answered.status);
    assert(status, `${sent.method} ${sent.path} is not described to answer ${answered.status}`);
    const pointer = [
      "paths",
      sent.path,
      method,
      "responses",
      status,
      "content",
      "application/json",
    ];
    const $ref = `api#/${[...pointer, "schema"].map(pointerPart).join("/")}`;
    const isRight = ajv.validate({ $ref }, answered.body);
    assert(isRight, `${sent.method} ${sent.path}: ${ajv.errorsText()}`);
    return answered;
  };
}

function keyOf(responses: Responses, status: number) {
  return [`${status}`, `${Math.floor(status / 100)}XX`, "default"].find((key) => key in responses);
}

/** As a JSON pointer in an address writes it. */
function pointerPart(part: string) {
  return encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
}
