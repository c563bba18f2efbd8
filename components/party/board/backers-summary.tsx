import { useTranslations } from "next-intl";
import { Marked } from "@/components/party/request-list/marked";
import { isolated } from "@/components/ui/isolated";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useRequestsStore } from "@/lib/party/request-list/store";
import type { Backer } from "@/lib/party/requests/schema";
import { voiceOf } from "@/lib/party/requests/voice";
import { excerptOf, findIn } from "@/lib/text/find";
import styles from "./backers-summary.module.css";
import { useGuestName } from "./use-guest-name";

/** Who is behind a request: one guest with their own words, and how many more. */
export function BackersSummary({ people, backers }: { people: Backer[]; backers: number }) {
  const t = useTranslations("board");
  const search = useRequestsStore(({ requestSearch }) => requestSearch);
  const nameOf = useGuestName();
  // A single guest has a name, even without a word.
  const voice = voiceOf(people, search) ?? (backers === 1 ? people[0] : undefined);
  const name = voice && isolated(nameOf(voice));
  return (
    <span className={styles.summary}>
      <VisuallyHidden>{t("open")}</VisuallyHidden>
      <span className={styles.who}>
        <Marked
          text={name ? t("people", { name, others: backers - 1 }) : t("guests", { backers })}
          search={voice?.name && findIn(voice.name, search) ? search : ""}
        />
      </span>
      {voice?.message && (
        <span dir="auto" title={voice.message} className={styles.words}>
          “<Marked text={excerptOf(voice.message, search)} search={search} />”
        </span>
      )}
    </span>
  );
}
