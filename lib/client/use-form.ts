import { type RefObject, type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
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

export type FormState = State & {
  formProps: {
    ref: (form: HTMLFormElement | null) => void;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    method?: "post";
    action?: string;
  };
  /** Takes the focus of a form that failed, where there is one; otherwise the first wrong field does. */
  summary: RefObject<HTMLDivElement | null>;
};

type Options = {
  /** What the schema is to check: the fields by their names, unless the form holds more than these tell. */
  read?: (form: HTMLFormElement) => unknown;
  /** Where the form posts to while no script has taken over. */
  action?: string;
  /** What was wrong with the form that was posted there, as a message key. */
  problem?: string | undefined;
};

/**
 * A form that scripts improve: the call's own schema checks it before it is sent, its problems show at their
 * fields, and it is in flight once at a time. Its fields keep their own values; without scripts it is the plain form
 * that its markup says.
 */
export function useForm<T extends z.ZodMiniType>(
  schema: T,
  send: (values: z.output<T>, form: HTMLFormElement) => Promise<unknown>,
  { read = fieldsOf, action, problem }: Options = {},
): FormState {
  const [state, setState] = useState<State>({ isBusy: false, fields: {}, problem });
  const isInFlight = useRef(false);
  const summary = useRef<HTMLDivElement>(null);

  function fail(form: HTMLFormElement, failed: Omit<State, "isBusy">) {
    // What takes the focus has to say by then what is wrong with it.
    flushSync(() => setState({ isBusy: false, ...failed }));
    (summary.current ?? firstWrong(form, failed.fields))?.focus();
  }

  async function submit(form: HTMLFormElement) {
    const { data, error } = schema.safeParse(read(form));
    const wrong = { ...unreadIn(form), ...(error && fieldErrorsOf(error.issues)) };
    if (Object.keys(wrong).length > 0) return fail(form, { fields: wrong });
    setState({ isBusy: true, fields: {} });
    try {
      await send(data as z.output<T>, form);
      setState({ isBusy: false, fields: {} });
    } catch (thrown) {
      const { code, fields = {}, retryAfter } = thrown instanceof AppError ? thrown : UNREACHED;
      const hasFields = Object.keys(fields).length > 0;
      fail(form, { fields, retryAfter, problem: hasFields ? undefined : code });
    }
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isInFlight.current) return;
    isInFlight.current = true;
    await submit(event.currentTarget);
    isInFlight.current = false;
  }

  const plain = action !== undefined && ({ method: "post", action } as const);
  return {
    ...state,
    summary,
    formProps: { ref: showOwnMessages, onSubmit: handleSubmit, ...plain },
  };
}

const UNREACHED = { code: "unreached", fields: {}, retryAfter: undefined };

function fieldsOf(form: HTMLFormElement) {
  return Object.fromEntries(new FormData(form));
}

/** Half a date has no value at all: without this it would pass for none. */
function unreadIn({ elements }: HTMLFormElement): FieldErrors {
  const unread = [...elements].filter(
    (element) => element instanceof HTMLInputElement && element.validity.badInput,
  );
  return Object.fromEntries(unread.map((element) => [element.getAttribute("name"), ["invalid"]]));
}

function firstWrong({ elements }: HTMLFormElement, fields: FieldErrors) {
  return Object.keys(fields)
    .map((name) => elements.namedItem(name))
    .find((element) => element instanceof HTMLElement);
}

/** From now on the browser's own bubbles stay away: ours can be read, translated and linked to. */
function showOwnMessages(form: HTMLFormElement | null) {
  if (form) form.noValidate = true;
}
