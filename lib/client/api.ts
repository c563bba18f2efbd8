import type { z } from "zod/mini";
import { exchange } from "./send";

export type Write = { method: "POST" | "PUT" | "PATCH" | "DELETE"; body?: unknown };

/** As `send`, for hooks that do not name their call yet. */
export async function api<T extends z.ZodMiniType>(
  schema: T,
  url: string,
  write?: Write,
): Promise<z.output<T>> {
  const { json } = await exchange(write?.method ?? "GET", url, write?.body);
  return schema.parse(json);
}
