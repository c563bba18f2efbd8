import type { z } from "zod/mini";
import type { FieldErrors } from "./errors";

/** What a schema finds, or a check written by hand. */
export type Issue = z.core.$ZodIssue;

/** Returns the fields that a schema found invalid, each with its message keys. */
export function fieldErrorsOf(issues: Issue[]) {
  const fields: FieldErrors = {};
  for (const issue of issues) {
    const name = issue.path.join(".") || "body";
    fields[name] = [...(fields[name] ?? []), issueKey(issue)];
  }
  return fields;
}

/** Returns the message key of a field's error. */
function issueKey(issue: Issue) {
  // Our own checks name their key as the message; otherwise the message is zod's sentence.
  if (issue.code === "custom") return /^[a-z_]+$/.test(issue.message) ? issue.message : "invalid";
  if (issue.code === "too_big") return "too_long";
  if (issue.code === "too_small") return Number(issue.minimum) > 1 ? "too_short" : "required";
  const isMissing = issue.input === undefined && /^invalid_(type|union)$/.test(issue.code ?? "");
  return isMissing ? "required" : "invalid";
}
