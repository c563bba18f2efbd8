import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Response } from "@playwright/test";
import { failureIn } from "@/lib/calls/failures";
import type { Sent } from "@/lib/testing/by-hand";

/** One line for each call that a page has sent. Every worker appends to it. */
const file = join(process.env.E2E_DATA_DIR ?? "", "sent-by-pages.txt");

const written = new Set<string>();

function note(method: string, url: string, answer: Omit<Sent, "method" | "path">) {
  const { pathname: path } = new URL(url);
  const line = JSON.stringify({ method, path, ...answer } satisfies Sent);
  if (path.startsWith("/_next/") || written.has(line)) return;
  written.add(line);
  appendFileSync(file, `${line}\n`);
}

/** Why a call was refused: its answer says so, or to a form the page that it leads to. */
async function codeOf(response: Response) {
  const { location } = response.headers();
  if (location) return new URL(location, response.url()).searchParams.get("problem") ?? undefined;
  if (response.status() < 400) return undefined;
  return failureIn(await response.json())?.code;
}

/** Notes what the pages of a context send. What test code sends by itself is not among it. */
export function recordCalls(context: BrowserContext) {
  context.on("response", async (response) => {
    const status = response.status();
    const isStaged = !("x-content-type-options" in response.headers());
    // A page that is left takes the answer along.
    const code = await codeOf(response).catch(() => undefined);
    note(response.request().method(), response.url(), { status, isStaged, ...(code && { code }) });
  });
  // Of a download, the browser tells no response.
  context.on("page", (page) =>
    page.on("download", (one) => note("GET", one.url(), { status: 200, isStaged: false })),
  );
}

export function sentByPages(): Sent[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}
