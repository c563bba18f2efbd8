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

/** How many characters the texts may have that a schema found too long, by field. */
export function limitsOf(issues: Issue[]) {
  const limits = issues.map((issue) => [issue.path.join("."), limitOf(issue)] as const);
  return Object.fromEntries(limits.filter(([, limit]) => limit > 0));
}

function limitOf(issue: Issue) {
  if (issue.code === "custom") {
    const { limit = 0 } = issue.params ?? {};
    return Number(limit);
  }
  return issue.code === "too_big" && issue.origin === "string" ? Number(issue.maximum) : 0;
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
