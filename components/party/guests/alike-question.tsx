import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { isolated } from "@/components/ui/isolated";
import { focusOnMount } from "@/lib/client/effects/focus-on-mount";
import type { Suggestion } from "@/lib/party/suggestions/schema";
import styles from "./alike-question.module.css";

type Props = { song: Suggestion; onAccept: () => void; onRefuse: () => void };

/** Asks, before a request is sent, whether the guest means a similar song that is already on the list. */
export function AlikeQuestion({ song: { title, artist }, onAccept, onRefuse }: Props) {
  const t = useTranslations("requests.alike");
  const words = { title: isolated(title), artist: isolated(artist) };
  return (
    <Alert severity="info" role="group" aria-labelledby="alike" hasIcon={false}>
      <div id="alike" className={styles.question}>
        {artist ? t("questionBy", words) : t("question", words)}
      </div>
      <div className={styles.answers}>
        <Button variant="contained" ref={focusOnMount} onClick={onAccept}>
          {t("accept")}
        </Button>
        <Button variant="tinted" color="inherit" onClick={onRefuse}>
          {t("refuse")}
        </Button>
      </div>
    </Alert>
  );
}
