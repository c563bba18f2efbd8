import { useTranslations } from "next-intl";
import { PasswordField } from "@/components/ui/password-field";
import { useBookingField } from "@/lib/office/forms/hooks";
import { accountSchema } from "@/lib/office/forms/schema";
import { BookingField } from "./booking-field";
import { useBookingTools } from "./booking-tools";
import { FieldGrid } from "./field-grid";
import { StepForm } from "./step-form";

const latin = { dir: "ltr", autoComplete: "off" };

/** Who asks, and the password by which they are known on the phone. */
export function AccountStep() {
  const t = useTranslations("booking");
  const { go } = useBookingTools();
  const [password, setPassword] = useBookingField("password");
  const [repeat, setRepeat] = useBookingField("repeat");
  const labels = {
    firstname: t("fields.firstname"),
    lastname: t("fields.lastname"),
    email: t("fields.email"),
    phone: t("fields.phone"),
    password: t("fields.password"),
    repeat: t("fields.repeat"),
  };
  const wrong = {
    firstname: t("wrong.name"),
    lastname: t("wrong.name"),
    email: t("wrong.email"),
    phone: t("wrong.phone"),
    password: t("wrong.password"),
    repeat: t("wrong.repeat"),
  };
  return (
    <StepForm
      step="account"
      schema={accountSchema}
      labels={labels}
      wrong={wrong}
      submitLabel={t("next")}
      onDone={() => go("profile")}
    >
      <FieldGrid>
        <BookingField name="firstname" required {...typed} />
        <BookingField name="lastname" required {...typed} />
        <BookingField name="email" required {...latin} type="email" inputMode="email" />
        <BookingField name="phone" {...latin} type="tel" inputMode="tel" />
        <PasswordField
          name="password"
          autoComplete="new-password"
          help={t("passwordHint")}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <PasswordField
          name="repeat"
          autoComplete="new-password"
          value={repeat}
          onChange={({ target }) => setRepeat(target.value)}
        />
      </FieldGrid>
    </StepForm>
  );
}

const typed = { dir: "auto", autoComplete: "off" };
