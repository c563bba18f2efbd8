import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import styles from "./join-form.module.css";

/** The form for an event code. A plain GET form: the response is the event's page. */
export function JoinForm({ wrongCode }: { wrongCode?: string | undefined }) {
  const t = useTranslations("join");
  return (
    <form action="/requests" className={styles.form}>
      <Field
        name="event"
        label={t("code")}
        required
        defaultValue={wrongCode}
        aria-invalid={Boolean(wrongCode)}
        isShrunk
        // A pasted link to the event does as well.
        maxLength={500}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        // Codes read from left to right in every language.
        dir="ltr"
      />
      <Button variant="contained" type="submit">
        {t("enter")}
      </Button>
    </form>
  );
}
