import { useTranslations } from "next-intl";
import { useProblemText } from "@/lib/client/error-text";
import { Alert } from "./alert";
import { useFormState } from "./form";
import { VisuallyHidden } from "./visually-hidden";

/**
 * Why the surrounding form was refused, announced as soon as it appears. The error of a field is shown at the field
 * alone, but announced here as well, so that a screen reader user hears all errors at once.
 */
export function FormProblem({ namesFields = true }: { namesFields?: boolean }) {
  const { fields, problem, retryAfter, labelOf, errorOf } = useFormState();
  const t = useTranslations("forms");
  const problemText = useProblemText();
  const names = namesFields ? Object.keys(fields) : [];
  const elsewhere = names.flatMap((name) => (labelOf(name) ? [] : String(errorOf(name))));
  const shown = problem ? [problemText(problem, retryAfter), ...elsewhere] : elsewhere;
  const heard = names.flatMap((name) => {
    const label = labelOf(name);
    return label ? t("named", { field: label, problem: String(errorOf(name)) }) : [];
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
