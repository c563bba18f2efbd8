import { z } from "zod/mini";
import { errorCodes, type FieldErrors } from "./errors";

/** Returns the fields that a schema found invalid, each with its message keys. */
export function fieldErrorsOf(issues: z.core.$ZodIssue[]) {
  const fields: FieldErrors = {};
  for (const issue of issues) {
    const name = issue.path.join(".") || "body";
    fields[name] = [...(fields[name] ?? []), issueKey(issue)];
  }
  return fields;
}

/** Returns the message key of a field's error. */
function issueKey(issue: z.core.$ZodIssue) {
  // Our own checks name their key as the message; otherwise the message is zod's sentence.
  if (issue.code === "custom") return /^[a-z_]+$/.test(issue.message) ? issue.message : "invalid";
  if (issue.code === "too_big") return "too_long";
  if (issue.code === "too_small") return Number(issue.minimum) > 1 ? "too_short" : "required";
  return issue.input === undefined && issue.code === "invalid_type" ? "required" : "invalid";
}

const failureSchema = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    fields: z.optional(z.record(z.string(), z.array(z.string()))),
  }),
});

/** Returns the failure in an answer of our API, or undefined if the answer is something else. */
export function failureIn(body: unknown) {
  return failureSchema.safeParse(body).data?.error;
}

/** Returns the most specific message key of a failure: a field's error, else the code. */
export function problemIn(body: unknown) {
  const failure = failureIn(body);
  const [first] = Object.values(failure?.fields ?? {});
  return first?.[0] ?? failure?.code ?? "unexpected";
}
