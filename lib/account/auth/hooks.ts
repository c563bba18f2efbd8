import type { z } from "zod/mini";
import type { Call } from "@/lib/calls/call";
import type { doneSchema } from "@/lib/calls/form";
import { send } from "@/lib/client/send";
import { useForm } from "@/lib/client/use-form";

type FormCall = Omit<Call, "answers"> & {
  body: z.ZodMiniType;
  answers: { 200: typeof doneSchema; 303: null };
};

/** A form of the sign-in pages: sends its call and leaves for the page that the answer names. */
export function useAuthForm(call: FormCall, problem?: string) {
  return useForm(
    call.body,
    async (body) => {
      const { next } = await send(call, { body });
      await leaveFor(next);
    },
    { action: call.path, problem },
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
