import { type Messages, useTranslations } from "next-intl";
import { AppError, type ErrorCode, errorCodes } from "@/lib/calls/errors";

/** What to tell people about a failure. A call that never arrived is an unexpected one to them. */
export function useErrorText() {
  const t = useTranslations("errors");
  return (error: unknown) => t(error instanceof AppError ? error.code : "unexpected");
}

type Problem = keyof Messages["forms"]["problems"];

/** What to tell people about a problem of a form or of one of its fields, by the key that a check or the server names. */
export function useProblemText() {
  const t = useTranslations("forms.problems");
  const errors = useTranslations("errors");
  return (key: string, seconds = 0) => {
    if (t.has(key as Problem)) return t(key as Problem, { seconds });
    // What the operation itself refuses is worded for toasts as well as for forms.
    return errors(isErrorCode(key) ? key : "unexpected");
  };
}

function isErrorCode(key: string): key is ErrorCode {
  return errorCodes.some((code) => code === key);
}
