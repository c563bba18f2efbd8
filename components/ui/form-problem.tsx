import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useProblemText } from "@/lib/client/error-text";
import { useFormState } from "./form";
import { VisuallyHidden } from "./visually-hidden";

/**
 * Why the surrounding form was refused, announced as soon as it appears. The error of a field is shown at the field
 * alone, but announced here as well, so that a screen reader user hears all errors at once.
 */
export function FormProblem({ namesFields = true }: { namesFields?: boolean }) {
  const { fields, problem, retryAfter, labelOf, errorOf } = useFormState();
  const problemText = useProblemText();
  const names = namesFields ? Object.keys(fields) : [];
  const elsewhere = names.flatMap((name) => (labelOf(name) ? [] : String(errorOf(name))));
  const shown = problem ? [problemText(problem, retryAfter), ...elsewhere] : elsewhere;
  const heard = names.flatMap((name) => {
    const label = labelOf(name);
    return label ? `${label}: ${errorOf(name)}` : [];
  });
  return (
    <>
      {shown.length > 0 && (
        <Alert severity="error" variant="outlined">
          <Lines lines={shown} />
        </Alert>
      )}
      {heard.length > 0 && (
        <VisuallyHidden role="alert">
          <Lines lines={heard} />
        </VisuallyHidden>
      )}
    </>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map((line) => <div key={line}>{line}</div>);
}

/** The same for a form longer than the screen: it takes the focus, and links to each wrong field. */
export function FormSummary({ heading }: { heading: (count: number) => string }) {
  const { fields, problem, retryAfter, summary, labelOf, errorOf } = useFormState();
  const problemText = useProblemText();
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
              {labelOf(name) ?? errorOf(name)}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

function focusField(button: HTMLElement, name: string) {
  const field = button.closest("form")?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
