import { useTranslations } from "next-intl";
import { type RefObject, useId } from "react";
import type from "@/components/ui/type.module.css";
import type { GuestRequest } from "@/lib/party/requests/schema";
import styles from "./swap-field.module.css";

type Props = {
  ref: RefObject<HTMLFieldSetElement | null>;
  requests: GuestRequest[];
  chosen: string | undefined;
  isMissing: boolean;
  onChoose: (id: string) => void;
};

/** At the limit: which of the guest's waiting requests the new song replaces. Plain radio buttons, also without scripts. */
export function SwapField({ ref, requests, chosen, isMissing, onChoose }: Props) {
  const t = useTranslations("requests.swap");
  const hintId = useId();
  return (
    <fieldset ref={ref} aria-describedby={isMissing ? hintId : undefined} className={styles.field}>
      <legend className={styles.legend}>{t("legend")}</legend>
      {requests.map(({ id, title, artist }) => (
        <label key={id} className={styles.choice}>
          <input
            type="radio"
            name="swap"
            value={id}
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          <span dir="auto" translate="no" className={`${type.line} ${styles.song}`}>
            {[title, artist].filter(Boolean).join(" · ")}
          </span>
        </label>
      ))}
      {isMissing && (
        <div id={hintId} role="alert" className={`${type.small} ${styles.missing}`}>
          {t("choose")}
        </div>
      )}
    </fieldset>
  );
}
