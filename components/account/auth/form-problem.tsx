import Alert from "@mui/material/Alert";
import { useTranslations } from "next-intl";
import { problemOf } from "@/lib/account/auth/schema";
import type { FieldErrors } from "@/lib/calls/errors";

/**
 * What is wrong with a form, read out as soon as it appears. With fields it names each of them, so that
 * somebody who cannot see the form hears all of it at once.
 */
export function FormProblem({
  fields = {},
  problem,
  retryAfter,
  labels = {},
}: {
  fields?: FieldErrors;
  problem?: string | undefined;
  retryAfter?: number | undefined;
  labels?: Record<string, string>;
}) {
  const t = useTranslations("accounts.problems");
  const lines = Object.entries(fields).map(([name, [key]]) => {
    const text = t(problemOf(key));
    return labels[name] ? `${labels[name]}: ${text}` : text;
  });
  if (problem) lines.unshift(t(problemOf(problem), { seconds: retryAfter ?? 0 }));
  if (lines.length === 0) return null;
  return (
    <Alert severity="error" variant="outlined">
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );
}
