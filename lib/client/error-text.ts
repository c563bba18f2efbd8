import { type Messages, useTranslations } from "next-intl";
import { AppError, isErrorCode } from "@/lib/calls/errors";
import { UnreachedError } from "./send";

/** Returns the text for a failure. For a call without an answer, it says no more than is known. */
export function useErrorText() {
  const t = useTranslations("errors");
  return (error: unknown) => {
    if (error instanceof AppError) return t(error.code);
    return t(`unreached.${error instanceof UnreachedError ? error.lost : "write"}`);
  };
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
