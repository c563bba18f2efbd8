import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PasswordField } from "@/components/ui/password-field";
import { PASSWORD_LENGTH, strengthOf } from "@/lib/account/auth/rules";

const COLORS = ["error", "error", "warning", "info", "success"] as const;

/** A password to be chosen, with a hint of how strong it is while it is typed. */
export function NewPasswordField() {
  const t = useTranslations("accounts.password");
  const [password, setPassword] = useState("");
  const level = strengthOf(password);
  return (
    <Stack spacing={1}>
      <PasswordField
        name="password"
        autoComplete="new-password"
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
