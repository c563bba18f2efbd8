import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { PlainButton } from "./plain-button";
import { PlainFormField } from "./plain-form-field";

/** A password field with a button that shows the text. */
export function PlainPasswordField(
  props: Omit<ComponentProps<typeof PlainFormField>, "type" | "end">,
) {
  const t = useTranslations("accounts.password");
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <PlainFormField
      required
      autoCapitalize="none"
      spellCheck={false}
      maxLength={128}
      {...props}
      type={isShown ? "text" : "password"}
      end={
        <PlainButton
          look="icon"
          aria-label={t(isShown ? "hide" : "show")}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={20} aria-hidden />
        </PlainButton>
      }
    />
  );
}
