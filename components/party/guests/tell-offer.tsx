import { IconBell } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import card from "@/components/ui/plain-card.module.css";
import { useTelling } from "@/lib/party/pocket/hooks";
import type { GuestRequest } from "@/lib/party/requests/schema";
import styles from "./tell-offer.module.css";

/** Offers to tell the guest, who has just asked for a song, when it is next. Says so where it cannot be. */
export function TellOffer({ code, own }: { code: string; own: GuestRequest[] }) {
  const t = useTranslations("requests.tell");
  const telling = useTelling(code);
  const { means, isTold, isRefused, obstacle, isBusy, start, stop, refuse } = telling;
  const isWaiting = own.some(
    ({ asked, status }) => asked && (status === "pending" || status === "accepted"),
  );
  if (!means || (isRefused && !isTold) || !isWaiting) return null;
  const lack = means === "push" ? obstacle : means;
  const text = () => {
    if (lack) return t(lack);
    return t(isTold ? "told" : "offer");
  };
  const buttons = () => {
    if (isTold) return [{ label: "stop", press: stop } as const];
    if (lack) return [{ label: "close", press: refuse } as const];
    return [{ label: "yes", press: start } as const, { label: "no", press: refuse } as const];
  };
  return (
    <section aria-label={t("label")} className={`${card.card} ${styles.offer}`}>
      <IconBell size={20} aria-hidden />
      <p role="status" className={styles.text}>
        {text()}
      </p>
      <div className={styles.buttons}>
        {buttons().map(({ label, press }) => (
          <Button
            variant={label === "yes" ? "tinted" : "text"}
            color={label === "yes" ? "inherit" : "primary"}
            key={label}
            size="medium"
            isBusy={isBusy}
            onClick={press}
          >
            {t(label)}
          </Button>
        ))}
      </div>
    </section>
  );
}
