import Link from "next/link";
import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { isolated } from "@/components/ui/isolated";
import card from "@/components/ui/plain-card.module.css";
import type from "@/components/ui/type.module.css";
import { JoinForm } from "./join-form";
import styles from "./join-screen.module.css";
import { LatePastNights } from "./late-past-nights";

type Props = {
  wrongCode?: string | undefined;
  /** The name of the event that was deleted while its page was open. */
  gone?: string;
};

/** Shown to a guest without an event. The server renders it, so that the guest page need not load it. */
export function JoinScreen({ wrongCode, gone }: Props) {
  const t = useTranslations("join");
  return (
    <div className={styles.screen}>
      <div className={`${card.card} ${styles.card}`}>
        <h1 className={type.h3}>{t("title")}</h1>
        <p className={`${type.quiet} ${styles.intro}`}>{t("intro")}</p>
        {gone && <Alert severity="warning">{t("gone", { name: isolated(gone) })}</Alert>}
        {wrongCode && <Alert severity="error">{t("unknown", { code: wrongCode })}</Alert>}
        <JoinForm wrongCode={wrongCode} />
        <Link href="/landingpage" className={`${type.link} ${type.quiet} ${styles.about}`}>
          {t("about")}
        </Link>
        <LatePastNights />
      </div>
    </div>
  );
}
