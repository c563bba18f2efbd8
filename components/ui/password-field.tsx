import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "./button";
import { FormField, type FormFieldProps } from "./form-field";

type Props = Omit<FormFieldProps, "type" | "end"> & {
  autoComplete: "current-password" | "new-password";
};

/** A password field with a button that shows the text. */
export function PasswordField(props: Props) {
  const t = useTranslations("accounts.password");
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <FormField
      required
      autoCapitalize="none"
      spellCheck={false}
      maxLength={128}
      {...props}
      type={isShown ? "text" : "password"}
      end={
        <IconButton aria-label={t(isShown ? "hide" : "show")} onClick={() => setIsShown(!isShown)}>
          <Icon size={20} aria-hidden />
        </IconButton>
      }
    />
  );
}
