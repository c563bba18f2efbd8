import { randomUUID } from "node:crypto";
import * as signIn from "@/app/api/auth/sign-in/route";
import * as signOut from "@/app/api/auth/sign-out/route";
import * as bulk from "@/app/api/dj/events/[id]/bulk/route";
import * as djLive from "@/app/api/dj/events/[id]/live/route";
import * as djRequests from "@/app/api/dj/events/[id]/requests/route";
import * as djEvent from "@/app/api/dj/events/[id]/route";
import * as undo from "@/app/api/dj/events/[id]/undo/route";
import * as djEvents from "@/app/api/dj/events/route";
import * as merge from "@/app/api/dj/requests/[id]/merge/route";
import * as djRequest from "@/app/api/dj/requests/[id]/route";
import * as split from "@/app/api/dj/requests/[id]/split/route";
import * as live from "@/app/api/events/[code]/live/route";
import * as backing from "@/app/api/events/[code]/requests/[id]/backing/route";
import * as requests from "@/app/api/events/[code]/requests/route";
import * as event from "@/app/api/events/[code]/route";
import * as songs from "@/app/api/events/[code]/songs/route";
import * as health from "@/app/api/health/route";
import { addAccount } from "@/lib/accounts/service";

/** The product's front door without a server: each address and the handlers behind it. */
const routes: Record<string, Record<string, unknown>> = {
  "/api/auth/sign-in": signIn,
  "/api/auth/sign-out": signOut,
  "/api/dj/events": djEvents,
  "/api/dj/events/:id": djEvent,
  "/api/dj/events/:id/bulk": bulk,
  "/api/dj/events/:id/live": djLive,
  "/api/dj/events/:id/requests": djRequests,
  "/api/dj/events/:id/undo": undo,
  "/api/dj/requests/:id": djRequest,
  "/api/dj/requests/:id/merge": merge,
  "/api/dj/requests/:id/split": split,
  "/api/events/:code": event,
  "/api/events/:code/live": live,
  "/api/events/:code/requests": requests,
  "/api/events/:code/requests/:id/backing": backing,
  "/api/events/:code/songs": songs,
  "/api/health": health,
};

type Handler = (request: Request, context: { params: Promise<unknown> }) => Promise<Response>;

function matches(pattern: string, path: string) {
  const source = pattern.replace(/:(\w+)/g, "(?<$1>[^/]+)").replace("*", ".+");
  return new RegExp(`^${source}$`).exec(path);
}

/** Answers a request as the server would. */
export async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  for (const [pattern, handlers] of Object.entries(routes)) {
    const match = matches(pattern, pathname);
    if (!match) continue;
    const handler = handlers[request.method] as Handler | undefined;
    if (!handler) return new Response(null, { status: 405 });
    const params = Object.entries(match.groups ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]);
    return handler(request, { params: Promise.resolve(Object.fromEntries(params)) });
  }
  return new Response(null, { status: 404 });
}

export type Reply<T> = { status: number; body: T; headers: Headers };
type Options = { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal };

/** A browser: keeps its cookies and sends JSON. */
export class Caller {
  readonly cookies = new Map<string, string>();

  async open(method: string, path: string, { body, headers, signal }: Options = {}) {
    const cookie = [...this.cookies].map((pair) => pair.join("=")).join("; ");
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: {
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
  delete<T>(path: string) {
    return this.send<T>("DELETE", path);
  }
}

/** A DJ with a new account who has just signed in. */
export async function signedUpDj(name = "Mika") {
  const dj = new Caller();
  const account = { email: `${randomUUID()}@example.org`, password: "correct horse battery" };
  await addAccount({ name, ...account });
  const { status } = await dj.post("/api/auth/sign-in", account);
  if (status !== 200) throw new Error(`Signing in answered ${status}.`);
  return dj;
}
