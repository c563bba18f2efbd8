import { isListOf, isRecord, isRecordOf, isText } from "@/lib/text/shape";
import { type ErrorCode, type FieldErrors, isErrorCode } from "./errors";

type Failure = { code: ErrorCode; fields?: FieldErrors };

/**
 * Returns the failure in an answer of our API, or undefined if the answer is something else. Checked without a schema,
 * because every page loads this, and many need no schema otherwise.
 */
export function failureIn(body: unknown): Failure | undefined {
  const error = isRecord(body) ? body.error : undefined;
  if (!isRecord(error) || !isErrorCode(error.code)) return undefined;
  const { code, fields } = error;
  if (fields === undefined) return { code };
  return isFieldErrors(fields) ? { code, fields } : undefined;
}

/** Returns the most specific message key of a failure: a field's error, else the code. */
export function problemIn(body: unknown) {
  const failure = failureIn(body);
  const [first] = Object.values(failure?.fields ?? {});
  return first?.[0] ?? failure?.code ?? "unexpected";
}

function isFieldErrors(value: unknown): value is FieldErrors {
  return isRecordOf(value, (keys): keys is string[] => isListOf(keys, isText));
}
