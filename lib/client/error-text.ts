import { type Messages, useTranslations } from "next-intl";
import { AppError, type ErrorCode, errorCodes } from "@/lib/calls/errors";

/** Returns the text for a failure. A call that never arrived counts as unexpected. */
export function useErrorText() {
  const t = useTranslations("errors");
  return (error: unknown) => t(error instanceof AppError ? error.code : "unreached");
}

type Problem = keyof Messages["forms"]["problems"];

/** Returns the text for an error of a form or a field, by the key that the schema or the server names. */
export function useProblemText() {
  const t = useTranslations("forms.problems");
  const errors = useTranslations("errors");
  return (key: string, seconds = 0) => {
    if (t.has(key as Problem)) return t(key as Problem, { seconds });
    // Errors of the operation itself share their texts with toasts.
    return errors(isErrorCode(key) ? key : "unexpected");
  };
}

function isErrorCode(key: string): key is ErrorCode {
  return errorCodes.some((code) => code === key);
}
