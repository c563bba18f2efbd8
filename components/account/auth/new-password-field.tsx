import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PasswordField } from "@/components/ui/password-field";
import { PASSWORD_LENGTH, strengthOf } from "@/lib/account/auth/rules";

const COLORS = ["error", "error", "warning", "info", "success"] as const;

/** The field for a new password; it rates the password while the user types. */
export function NewPasswordField() {
  const t = useTranslations("accounts.password");
  const [password, setPassword] = useState("");
  const level = strengthOf(password);
  return (
    <Stack spacing={1}>
      <PasswordField
        name="password"
        autoComplete="new-password"
        help={password ? t("strength", { level }) : t("hint", { length: PASSWORD_LENGTH })}
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
