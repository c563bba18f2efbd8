import { readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Call } from "@/lib/calls/call";

type Handler = {
  (request: Request, context: { params: Promise<unknown> }): Promise<Response>;
  call: Call;
};
type Route = { path: string; handlers: Record<string, Handler> };

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Returns every route below a folder of `app/`, with its path in OpenAPI notation. */
export async function loadRoutes(folder: string): Promise<Route[]> {
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = entries.filter((entry) => /(^|\/)route\.ts$/.test(entry));
  return Promise.all(
    files.sort().map(async (file) => {
      const module: Record<string, unknown> = await import(join(process.cwd(), folder, file));
      const path = `/${relative("app", join(folder, dirname(file)))}`;
      return {
        // A route group, such as `(full)`, is not part of the path.
        path: path.replace(/\/\(\w+\)/g, "").replace(/\[(\w+)\]/g, "{$1}"),
        handlers: Object.fromEntries(
          METHODS.filter((method) => method in module).map((method) => [
            method,
            module[method] as Handler,
          ]),
        ),
      };
    }),
  );
}
