import { useState } from "react";
import type { z } from "zod/mini";
import { api } from "@/lib/client/api";
import { useForm } from "@/lib/client/use-form";
import { doneSchema } from "./schema";

/**
 * A form of the sign-in pages: posts to `url` and leaves for the page that the answer names. It leaves by
 * loading that page anew, so that nothing that was read as somebody else, or as nobody, is left over.
 */
export function useAuthForm<T extends z.ZodMiniType>(url: string, schema: T, problem?: string) {
  const [isLeaving, setIsLeaving] = useState(false);
  const form = useForm(
    schema,
    async (body) => {
      const { next } = await api(doneSchema, url, { method: "POST", body });
      setIsLeaving(true);
      window.location.assign(next);
    },
    problem,
  );
  const formProps = { ...form.formProps, method: "post", action: url } as const;
  return { ...form, isBusy: form.isBusy || isLeaving, formProps };
}
