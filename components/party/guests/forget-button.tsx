import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useRehydration } from "@/lib/client/effects/use-rehydration";
import { useOutboxStore } from "@/lib/party/guests/store";
import { usePastNights } from "@/lib/party/past-nights/store";
import { forgetGuest, knowsGuest } from "@/lib/party/pocket/forget";
import { stopTelling } from "@/lib/party/pocket/telling";

type Props = { code: string; isTold: boolean };

/** Forgets what this phone alone knows of its guest. Asks first, because nothing brings it back. */
export function ForgetButton({ code, isTold }: Props) {
  const t = useTranslations("requests.forget");
  const [isAsked, setIsAsked] = useState(false);
  // The name appears in the form as it is typed.
  useOutboxStore(({ draft }) => draft.name !== "");
  usePastNights(({ nights }) => nights);
  useRehydration(usePastNights);
  if (!knowsGuest(code)) return null;

  async function forget() {
    if (isTold) await stopTelling(code).catch(() => undefined);
    await forgetGuest();
    // The page itself is in the language, too.
    location.reload();
  }

  if (!isAsked) {
    return (
      <div style={{ textAlign: "center" }}>
        <Button size="medium" onClick={() => setIsAsked(true)}>
          {t("begin")}
        </Button>
      </div>
    );
  }
  return (
    <Alert
      severity="info"
      isStacked
      action={
        <>
          <Button color="inherit" size="medium" onClick={forget}>
            {t("confirm")}
          </Button>
          <Button color="inherit" size="medium" onClick={() => setIsAsked(false)}>
            {t("keep")}
          </Button>
        </>
      }
    >
      {t("text")}
    </Alert>
  );
}
