import { z } from "zod/mini";
import { errorCodes, type FieldErrors } from "./errors";

/** The fields that a schema found wrong, each with the keys of what is wrong. */
export function fieldErrorsOf(issues: z.core.$ZodIssue[]) {
  const fields: FieldErrors = {};
  for (const issue of issues) {
    const name = issue.path.join(".") || "body";
    fields[name] = [...(fields[name] ?? []), issueKey(issue)];
  }
  return fields;
}

/** What is wrong with a field, as a message key. */
function issueKey(issue: z.core.$ZodIssue) {
  // A check of our own names its key; one without a name has a sentence of zod's.
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

/** What a call of ours says about its failure; undefined when the answer is none of ours. */
export function failureIn(body: unknown) {
  return failureSchema.safeParse(body).data?.error;
}

/** The most telling key of a failure: what is wrong with a field, else its code. */
export function problemIn(body: unknown) {
  const failure = failureIn(body);
  const [first] = Object.values(failure?.fields ?? {});
  return first?.[0] ?? failure?.code ?? "unexpected";
}
