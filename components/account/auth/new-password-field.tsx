import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PASSWORD_LENGTH, strengthOf } from "@/lib/account/auth/rules";
import type { FieldErrors } from "@/lib/calls/errors";
import { FormField } from "./form-field";

const COLORS = ["error", "error", "warning", "info", "success"] as const;

/** A password to be chosen, with a hint of how strong it is while it is typed. */
export function NewPasswordField({ label, fields }: { label: string; fields: FieldErrors }) {
  const t = useTranslations("accounts.password");
  const [password, setPassword] = useState("");
  const level = strengthOf(password);
  return (
    <Stack spacing={1}>
      <FormField
        name="password"
        type="password"
        label={label}
        autoComplete="new-password"
        fields={fields}
        helperText={password ? t("strength", { level }) : t("hint", { length: PASSWORD_LENGTH })}
        onChange={({ target }) => setPassword(target.value)}
      />
      {password && (
        <LinearProgress
          variant="determinate"
          value={level * 25}
          color={COLORS[level]}
          aria-hidden
          sx={{ borderRadius: 1 }}
        />
      )}
    </Stack>
  );
}
