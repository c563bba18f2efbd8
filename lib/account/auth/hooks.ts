import type { z } from "zod/mini";
import { api } from "@/lib/client/api";
import { useForm } from "@/lib/client/use-form";
import { doneSchema } from "./schema";

/** A form of the sign-in pages: posts to `url` and leaves for the page that the answer names. */
export function useAuthForm<T extends z.ZodMiniType>(url: string, schema: T, problem?: string) {
  return useForm(
    schema,
    async (body) => {
      const { next } = await api(doneSchema, url, { method: "POST", body });
      await leaveFor(next);
    },
    { action: url, problem },
  );
}

/**
 * Loads that page in full, so that nothing is left of what was read as somebody else, or as nobody. Never resolves:
 * what waits for it stays busy until the page is gone.
 */
export function leaveFor(page: string): Promise<never> {
  window.location.assign(page);
  return new Promise(() => {});
}
