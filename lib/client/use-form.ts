import { type InputEvent, type RefObject, type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type FieldErrors, isAppError } from "@/lib/calls/errors";
import { fieldErrorsOf, type Issue, limitsOf } from "@/lib/calls/problems";
import { useSync } from "@/lib/client/effects/use-change";
import { firstWrong, nameOf, remaining, unreadIn } from "./form-errors";
import { useWhenIdle } from "./scheduling/use-when-idle";

type State = {
  isBusy: boolean;
  /** Errors by field, as message keys. */
  fields: FieldErrors;
  /** How many characters the texts may have that are too long, by field. */
  limits?: Record<string, number>;
  /** Whether the errors came from the server: the form's own check would not find them again. */
  isFromServer?: boolean | undefined;
  /** The form's own error, as a message key. */
  problem?: string | undefined;
  /** Seconds to wait before the next try. */
  retryAfter?: number | undefined;
};

export type FormState = State & {
  formProps: {
    ref: (form: HTMLFormElement | null) => void;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onInput: (event: InputEvent<HTMLFormElement>) => void;
    method?: "post";
    action?: string;
  };
  /** Checks the shown errors again after an edit. Text fields need not call it. */
  onEdit: (name: string) => void;
  /** Attached to an element, gives it the focus on failure; otherwise the first wrong field gets it. */
  summary: RefObject<HTMLDivElement | null>;
};

/** What says whether a form may be sent. A zod schema is one. */
type Check<Values> = {
  safeParse: (values: unknown) => {
    success: boolean;
    data?: Values | undefined;
    error?: { issues: Issue[] } | undefined;
  };
};

type Options = {
  /** What the schema checks: the fields by name, unless the form holds more than its fields. */
  read?: (form: HTMLFormElement) => unknown;
  /** Where the form posts before hydration. */
  action?: string;
  /** The error of that post, as a message key. */
  problem?: string | undefined;
};

/**
 * A progressively enhanced form: the call's own schema validates it before it is sent, errors show at their fields, and
 * one submit is in flight at a time. Its fields are uncontrolled; without scripts it is a plain HTML form. A schema that
 * is loaded by a function is fetched when the page is idle, or at the latest with the first submit.
 */
export function useForm<Values>(
  schema: Check<Values> | (() => Promise<Check<Values>>),
  send: (values: Values, form: HTMLFormElement) => Promise<unknown>,
  { read = fieldsOf, action, problem }: Options = {},
): FormState {
  const [state, setState] = useState<State>({ isBusy: false, fields: {}, problem });
  const { isLoaded, load, check } = useCheck(schema, read);
  const [edited, setEdited] = useState<{ name: string }>();
  const isInFlight = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);

  function fail(form: HTMLFormElement, failed: Omit<State, "isBusy">) {
    // The element must show its error before it gets the focus.
    flushSync(() => setState({ isBusy: false, ...failed }));
    (summary.current ?? firstWrong(form, failed.fields))?.focus();
  }

  /** An error goes as soon as its field is corrected. No new one comes before the next submit. */
  function recheck(name: string) {
    if (!element.current) return;
    const { wrong } = check(element.current);
    setState((known) => ({ ...known, fields: remaining(known, wrong, name) }));
  }
  // After the field's own state, from which the form may be read, is up to date.
  useSync(edited, () => edited && recheck(edited.name));

  function handleEdit(name: string) {
    if (Object.keys(state.fields).length > 0) setEdited({ name });
  }

  async function submit(form: HTMLFormElement) {
    try {
      if (!isLoaded()) await load();
      const { data, wrong, limits = {} } = check(form);
      if (Object.keys(wrong).length > 0) return fail(form, { fields: wrong, limits });
      setState({ isBusy: true, fields: {} });
      await send(data as Values, form);
      setState({ isBusy: false, fields: {} });
    } catch (thrown) {
      const { code, fields = {}, retryAfter } = isAppError(thrown) ? thrown : UNREACHED;
      const hasFields = Object.keys(fields).length > 0;
      fail(form, { fields, isFromServer: true, retryAfter, problem: hasFields ? undefined : code });
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
    onEdit: handleEdit,
    formProps: {
      ref: (form) => {
        element.current = form;
        showOwnMessages(form);
      },
      onSubmit: handleSubmit,
      onInput: ({ target }) => handleEdit(target instanceof Element ? nameOf(target) : ""),
      ...plain,
    },
  };
}

/** Checks a form by its schema, which may have to be loaded first. */
function useCheck<Values>(
  schema: Check<Values> | (() => Promise<Check<Values>>),
  read: (form: HTMLFormElement) => unknown,
) {
  const loaded = useRef(typeof schema === "function" ? undefined : schema);

  async function load() {
    loaded.current ??= typeof schema === "function" ? await schema() : schema;
  }
  useWhenIdle(load);

  function check(form: HTMLFormElement) {
    const { data, error } = loaded.current?.safeParse(read(form)) ?? {};
    const wrong: FieldErrors = { ...unreadIn(form), ...(error && fieldErrorsOf(error.issues)) };
    return { data, wrong, limits: error && limitsOf(error.issues) };
  }

  return { isLoaded: () => loaded.current !== undefined, load, check };
}

const UNREACHED = { code: "unreached", fields: {}, retryAfter: undefined };

function fieldsOf(form: HTMLFormElement) {
  return Object.fromEntries(new FormData(form));
}

/** Turns off the browser's own error bubbles: ours can be read, translated and linked to. */
function showOwnMessages(form: HTMLFormElement | null) {
  if (form) form.noValidate = true;
}
