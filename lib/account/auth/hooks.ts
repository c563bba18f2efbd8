import type { z } from "zod/mini";
import type { Call } from "@/lib/calls/call";
import type { doneSchema } from "@/lib/calls/form";
import { useForm } from "@/lib/client/use-form";

type FormCall = Omit<Call, "answers"> & {
  body: z.ZodMiniType;
  answers: { 200: typeof doneSchema; 303: null };
};

/**
 * A form of the sign-in pages: sends its call and loads the page that the answer names. The schema of the call's body
 * loads after the page, which is a plain form until then.
 */
export function useAuthForm<C extends FormCall>(
  call: C,
  loadSchema: () => Promise<C["body"]>,
  problem?: string,
) {
  return useForm(
    loadSchema,
    async (body) => {
      const { send } = await import("@/lib/client/send");
      const { next } = await send<FormCall>(call, { body });
      await leaveFor(next);
    },
    { action: call.path, problem },
  );
}

/**
 * Loads that page in full, so that nothing read under another session remains. Never resolves, so the form stays busy
 * until the page is gone.
 */
export function leaveFor(page: string): Promise<never> {
  window.location.assign(page);
  return new Promise(() => {});
}
