import TextField, { type TextFieldProps } from "@mui/material/TextField";
import { useTranslations } from "next-intl";
import { PasswordField } from "@/components/ui/password-field";
import { problemOf } from "@/lib/account/auth/schema";
import type { FieldErrors } from "@/lib/calls/errors";

type Props = Pick<
  TextFieldProps,
  "type" | "defaultValue" | "helperText" | "onChange" | "autoFocus"
> & {
  name: string;
  /** Where a page has several fields of this name. */
  id?: string;
  label: string;
  autoComplete: string;
  /** What is wrong in the form this is part of. */
  fields: FieldErrors;
};

/** A field that must be filled in, with what is wrong about it underneath. */
export function FormField({ name, id = name, fields, helperText, ...props }: Props) {
  const t = useTranslations("accounts.problems");
  const key = fields[name]?.[0];
  const shared = {
    ...props,
    id,
    name,
    required: true,
    error: key !== undefined,
    helperText: key ? t(problemOf(key)) : helperText,
  };
  return props.type === "password" ? <PasswordField {...shared} /> : <TextField {...shared} />;
}
