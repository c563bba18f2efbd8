import { randomUUID } from "node:crypto";
import { addAccount } from "@/lib/account/auth/accounts";
import { asDeclared } from "./declared";
import { routeAt } from "./routes";

/** Answers a request as the server would. */
export async function answer(request: Request): Promise<Response> {
  const route = await routeAt(new URL(request.url).pathname);
  if (!route) return new Response(null, { status: 404 });
  // Next.js also passes HEAD to the handler of GET, and drops the body.
  const handler = route.handlers[request.method === "HEAD" ? "GET" : request.method];
  if (!handler) return new Response(null, { status: 405 });
  const params = Object.entries(route.params).map(([name, value]) => [
    name,
    decodeURIComponent(value),
  ]);
  const context = { params: Promise.resolve(Object.fromEntries(params)) };
  const response = await handler(request, context);
  // No call declares HEAD.
  return request.method === "HEAD" ? response : asDeclared(handler.call, response);
}

export type Reply<T> = { status: number; body: T; headers: Headers };
type Options = { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal };

/** A browser: keeps its cookies and sends JSON. */
export class Caller {
  readonly cookies = new Map<string, string>();
  /** Its own address, so that a test that hits a rate limit does not block another. */
  readonly #address = randomUUID();

  async open(method: string, path: string, { body, headers, signal }: Options = {}) {
    const cookie = [...this.cookies].map((pair) => pair.join("=")).join("; ");
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: {
        "x-forwarded-for": this.#address,
        ...(cookie && { cookie }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const response = await answer(request);
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return response;
  }

  async send<T>(method: string, path: string, options?: Options): Promise<Reply<T>> {
    const response = await this.open(method, path, options);
    const text = await response.text();
    const body = (text && JSON.parse(text)) as T;
    return { status: response.status, body, headers: response.headers };
  }

  get<T>(path: string, options?: Options) {
    return this.send<T>("GET", path, options);
  }
  post<T>(path: string, body?: unknown) {
    return this.send<T>("POST", path, { body });
  }
  patch<T>(path: string, body: unknown) {
    return this.send<T>("PATCH", path, { body });
  }
  put<T>(path: string, body: unknown) {
    return this.send<T>("PUT", path, { body });
  }
  delete<T>(path: string) {
    return this.send<T>("DELETE", path);
  }
}

/** Creates an account and signs its DJ in. */
export async function signedUpDj(name = "Mika") {
  const dj = new Caller();
  const account = { email: `${randomUUID()}@example.org`, password: "correct horse battery" };
  await addAccount({ name, ...account });
  const { status } = await dj.post("/api/auth/sign-in", account);
  if (status !== 200) throw new Error(`Signing in answered ${status}.`);
  return dj;
}
