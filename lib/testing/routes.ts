import type { Call } from "@/lib/calls/call";
import { patternOf } from "@/lib/calls/path-pattern";
import { routeFiles } from "./route-files";

type Handler = {
  (request: Request, context: { params: Promise<unknown> }): Promise<Response>;
  call: Call;
};
type Handlers = Record<string, Handler>;
type Route = { path: string; handlers: Handlers };

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Every route, with its path in OpenAPI notation and what loads its handlers. */
const known = Object.entries(routeFiles).map(([folder, load]) => {
  // A route group, such as `(full)`, is not part of the path.
  const path = `/${folder}`.replace(/\/\(\w+\)/g, "").replace(/\[(\w+)\]/g, "{$1}");
  return { path, pattern: patternOf(path), load: async () => handlersIn(await load()) };
});

function handlersIn(module: Record<string, unknown>): Handlers {
  const methods = METHODS.filter((method) => method in module);
  return Object.fromEntries(methods.map((method) => [method, module[method] as Handler]));
}

/** Loads every route whose path begins with this one. */
export async function loadRoutes(under = "/"): Promise<Route[]> {
  const routes = known.filter(({ path }) => path.startsWith(under));
  return Promise.all(routes.map(async ({ path, load }) => ({ path, handlers: await load() })));
}

/** Loads the route of an address. Returns its handlers, with the parameters in the address, or undefined. */
export async function routeAt(address: string) {
  for (const { pattern, load } of known) {
    const match = pattern.exec(address);
    if (match) return { handlers: await load(), params: match.groups ?? {} };
  }
  return undefined;
}
