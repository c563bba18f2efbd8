import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useProblemText } from "@/lib/client/error-text";
import { useFormState, wordsFor } from "./form";

/**
 * Why the form around it was not taken, read out as soon as it appears. It names each wrong field, so that somebody
 * who cannot see the form hears all of it at once.
 */
export function FormProblem({ namesFields = true }: { namesFields?: boolean }) {
  const { fields, problem, retryAfter } = useFormState();
  const problemText = useProblemText();
  const lineOf = useLines();
  const lines = namesFields ? Object.keys(fields).map(lineOf) : [];
  if (problem) lines.unshift(problemText(problem, retryAfter));
  if (lines.length === 0) return null;
  return (
    <Alert severity="error" variant="outlined">
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );
}

/** The same for a form that is longer than the screen: it takes the focus, and each mistake is a way to its field. */
export function FormSummary({ heading }: { heading: (count: number) => string }) {
  const { fields, problem, retryAfter, summary } = useFormState();
  const problemText = useProblemText();
  const lineOf = useLines();
  const names = Object.keys(fields);
  if (!problem && names.length === 0) return null;
  return (
    <Alert ref={summary} severity="error" tabIndex={-1}>
      {problem ? problemText(problem, retryAfter) : heading(names.length)}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {names.map((name) => (
          <li key={name}>
            <Link
              component="button"
              type="button"
              color="inherit"
              underline="always"
              onClick={({ currentTarget }) => focusField(currentTarget, name)}
              sx={{ textAlign: "start" }}
            >
              {lineOf(name)}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** Each wrong field with its name in front. */
function useLines() {
  const { labels, errorOf } = useFormState();
  return (name: string) => {
    const label = wordsFor(name, labels);
    return label ? `${label}: ${errorOf(name)}` : String(errorOf(name));
  };
}

function focusField(button: HTMLElement, name: string) {
  const field = button.closest("form")?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
