import assert from "node:assert/strict";
import Ajv2020 from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

type Sent = {
  method: string;
  /** In OpenAPI notation: `/api/events/{code}`. */
  path: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};
type Answered = { status: number; body: unknown };
export type Send = (sent: Sent) => Promise<Answered>;

type Message = { content?: Record<string, object> };
type Operation = { requestBody?: Message; responses: Record<string, Message> };
type Description = { paths: Record<string, Record<string, Operation>> };

/** The address of a call, with its parameters and query. */
export function addressOf({ path, params = {}, query }: Sent) {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
  return query ? `${address}?${new URLSearchParams(query)}` : address;
}

/** Wraps `send` so that each request and each answer is checked against the API's own OpenAPI document. */
export function asDescribed(description: object, send: Send): Send {
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema(description, "api");
  const { paths } = description as Description;

  function check(pointer: string[], { content = {} }: Message, value: unknown) {
    const [type = ""] = Object.keys(content);
    const parts = [...pointer, "content", type, "schema"];
    const isRight = ajv.validate({ $ref: `api#/${parts.map(pointerPart).join("/")}` }, value);
    assert(isRight, `${pointer.join(" ")}: ${ajv.errorsText()}`);
  }

  return async (sent) => {
    const answered = await send(sent);
    const pointer = ["paths", sent.path, sent.method.toLowerCase()];
    const operation = paths[sent.path]?.[sent.method.toLowerCase()];
    const status = keyOf(operation?.responses ?? {}, answered.status);
    assert(operation && status, `${pointer.join(" ")}: ${answered.status} is not described`);
    const { requestBody, responses } = operation;
    if (requestBody && answered.status < 300)
      check([...pointer, "requestBody"], requestBody, sent.body);
    if (responses[status]?.content) {
      check([...pointer, "responses", status], responses[status], answered.body);
    } else assert.equal(answered.body, undefined);
    return answered;
  };
}

function keyOf(responses: object, status: number) {
  return [`${status}`, `${Math.floor(status / 100)}XX`, "default"].find((key) => key in responses);
}

/** Escapes a name for a JSON pointer in an address. */
function pointerPart(part: string) {
  return encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
}
