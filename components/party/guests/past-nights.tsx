import { useTranslations } from "next-intl";
import type from "@/components/ui/type.module.css";
import { useDayText } from "@/components/ui/use-date-text";
import { useRehydration } from "@/lib/client/effects/use-rehydration";
import { usePastNights } from "@/lib/party/past-nights/store";
import styles from "./past-nights.module.css";

/** What this phone asked for at other nights. The phone alone knows it. */
export function PastNights({ but }: { but?: string }) {
  const t = useTranslations("join.pastNights");
  const dayText = useDayText();
  const nights = usePastNights((kept) => kept.nights).filter(({ code }) => code !== but);
  useRehydration(usePastNights);
  if (nights.length === 0) return null;
  return (
    <details className={styles.nights}>
      <summary>{t("title")}</summary>
      <p className={`${type.small} ${type.quiet}`}>{t("onPhone")}</p>
      {nights.map(({ code, name, at, songs }) => (
        <section key={code} aria-label={name}>
          <h2 className={type.h6} dir="auto" translate="no">
            {name}
          </h2>
          <p className={`${type.small} ${type.quiet}`}>{dayText(at)}</p>
          <ul>
            {songs.map(({ id, title, artist }) => (
              <li key={id} dir="auto" translate="no">
                {[title, artist].filter(Boolean).join(" – ")}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
