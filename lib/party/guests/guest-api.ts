import type { z } from "zod/mini";
import { AppError } from "@/lib/calls/errors";
import { api, type Write } from "@/lib/client/api";

/**
 * A guest's write. A guest has nothing to sign in to: a cookie that was not ours comes back replaced with the refusal,
 * and the second try is under the new one.
 */
export async function guestApi<T extends z.ZodMiniType>(schema: T, url: string, write: Write) {
  try {
    return await api(schema, url, write);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "signed_out") throw error;
    return api(schema, url, write);
  }
}
