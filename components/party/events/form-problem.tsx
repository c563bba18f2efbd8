import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useErrorText } from "@/lib/client/error-text";
import { fieldOf } from "./event-draft";
import { fieldElementId } from "./event-field";

/** Why the form was not taken: read out as a whole, and each mistake a way to its field. */
export function FormProblem({ wrong, failure }: { wrong: string[]; failure: unknown }) {
  const t = useTranslations("events");
  const errorText = useErrorText();
  const alert = useRef<HTMLDivElement>(null);
  const fields = wrong.flatMap((id) => {
    const field = fieldOf(id);
    return field ? [{ id, field }] : [];
  });
  const hasProblem = failure !== undefined || fields.length > 0;

  useEffect(() => {
    if (failure !== undefined || wrong.length > 0) alert.current?.focus();
  }, [failure, wrong]);

  if (!hasProblem) return null;
  return (
    <Alert ref={alert} severity="error" tabIndex={-1}>
      {fields.length === 0 ? errorText(failure) : t("form.check", { count: fields.length })}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {fields.map(({ id, field }) => (
          <li key={id}>
            <Link
              component="button"
              type="button"
              color="inherit"
              underline="always"
              onClick={() => document.getElementById(fieldElementId(id))?.focus()}
              sx={{ textAlign: "start" }}
            >
              {`${t(`fields.${field}`)}: ${t(`wrong.${field}`)}`}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
