import { type SubmitEvent, useState } from "react";
import type { z } from "zod/mini";
import { AppError, type FieldErrors } from "@/lib/calls/errors";
import { fieldErrorsOf } from "@/lib/calls/problems";

type State = {
  isBusy: boolean;
  /** What is wrong with each field, as message keys. */
  fields: FieldErrors;
  /** What is wrong with the whole, as a message key. */
  problem?: string | undefined;
  /** Seconds to wait before the next try. */
  retryAfter?: number | undefined;
};

/**
 * A form that scripts make better: checked by the call's own schema before it is sent, its problems shown in
 * place, the first wrong field focused. Without scripts it is the plain form it is written as.
 */
export function useForm<T extends z.ZodMiniType>(
  schema: T,
  send: (values: z.output<T>, form: HTMLFormElement) => Promise<void>,
  problem?: string,
) {
  const [state, setState] = useState<State>({ isBusy: false, fields: {}, problem });

  function fail(form: HTMLFormElement, failed: Omit<State, "isBusy">) {
    setState({ isBusy: false, ...failed });
    const first = Object.keys(failed.fields).map((name) => form.elements.namedItem(name));
    const field = first.find((element) => element instanceof HTMLElement);
    field?.focus();
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = Object.fromEntries(new FormData(form));
    const { success, data, error } = schema.safeParse(values);
    if (!success) return fail(form, { fields: fieldErrorsOf(error.issues) });
    setState({ isBusy: true, fields: {} });
    try {
      await send(data, form);
      setState({ isBusy: false, fields: {} });
    } catch (thrown) {
      const { code, fields = {}, retryAfter } = thrown instanceof AppError ? thrown : UNREACHED;
      const hasFields = Object.keys(fields).length > 0;
      fail(form, { fields, retryAfter, problem: hasFields ? undefined : code });
    }
  }

  return { ...state, formProps: { ref: showOwnMessages, onSubmit: handleSubmit } };
}

const UNREACHED = { code: "unreached", fields: {}, retryAfter: undefined };

/** From now on the browser's own bubbles stay away: ours can be read, translated and linked to. */
function showOwnMessages(form: HTMLFormElement | null) {
  if (form) form.noValidate = true;
}
