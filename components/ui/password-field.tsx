import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormField } from "./form-field";
import type { TextFieldProps } from "./text-field";

type Props = Omit<TextFieldProps, "type" | "slotProps"> & {
  name: string;
  autoComplete: "current-password" | "new-password";
};

/** A password field with a button that shows the text. */
export function PasswordField(props: Props) {
  const t = useTranslations("accounts.password");
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  const reveal = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={t(isShown ? "hide" : "show")}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon size={20} aria-hidden />
      </IconButton>
    </InputAdornment>
  );
  return (
    <FormField
      required
      {...props}
      type={isShown ? "text" : "password"}
      slotProps={{
        htmlInput: { autoCapitalize: "none", spellCheck: false, maxLength: 128 },
        input: { endAdornment: reveal },
      }}
    />
  );
}
