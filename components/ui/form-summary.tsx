import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useProblemText } from "@/lib/client/error-text";
import { Alert } from "./alert";
import { useFormState } from "./form";

/** Why a form longer than the screen was refused: it takes the focus, and links to each wrong field. */
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
