import { type Messages, useTranslations } from "next-intl";
import { isAppError, isErrorCode } from "@/lib/calls/errors";
import { isWordless, UnreachedError } from "./send";

/** Returns the text for a failure. For a call without an answer, it says no more than is known. */
export function useErrorText() {
  const t = useTranslations("errors");
  return (error: unknown) => {
    if (isWordless(error)) return t("wordless");
    if (isAppError(error)) return t(error.code);
    return t(`unreached.${error instanceof UnreachedError ? error.lost : "write"}`);
  };
}

type Problem = keyof Messages["forms"]["problems"];

/**
 * Returns the text for an error of a form or a field, by the key that the schema or the server names; `limit` is how many
 * characters a text may have.
 */
export function useProblemText() {
  const t = useTranslations("forms.problems");
  const errors = useTranslations("errors");
  return (key: string, seconds = 0, limit = 0) => {
    if (isOwnKey(key) && t.has(key as Problem)) return t(key as Problem, { seconds, limit });
    // Errors of the operation itself share their texts with toasts.
    return errors(isErrorCode(key) ? key : "unexpected");
  };
}

/** Whether it may be a key of our own. It may come from an address, and every object has a `constructor`. */
function isOwnKey(key: string) {
  return /^[a-z_]+$/.test(key) && !(key in Object.prototype);
}
