import { randomUUID } from "node:crypto";
import type { Fault } from "./faulty-server";

type Sent = { body?: unknown; headers?: Record<string, string>; fault?: Fault | undefined };

/** A browser without pages: keeps its cookies, and has an address of its own. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly address = randomUUID();
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async send(method: string, path: string, { body, headers, fault }: Sent = {}) {
    const cookie = [...this.cookies].map((pair) => pair.join("=")).join("; ");
    const response = await fetch(this.#url + path, {
      method,
      redirect: "manual",
      headers: {
        "x-forwarded-for": this.address,
        ...(cookie && { cookie }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(fault && { "x-fault": fault }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    const isStream = response.headers.get("content-type")?.includes("event-stream");
    if (isStream) await response.body?.cancel();
    const text = isStream ? "" : await response.text();
    const { status, headers: answered } = response;
    return { status, headers: answered, body: isJson(text) ? JSON.parse(text) : text };
  }

  /** Sends what must succeed, and returns the answer's body. */
  async must(method: string, path: string, body?: unknown) {
    const answer = await this.send(method, path, body === undefined ? {} : { body });
    if (answer.status < 400) return answer.body;
    throw new Error(`${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body)}.`);
  }
}

function isJson(text: string) {
  return text.startsWith("{") || text.startsWith("[");
}
