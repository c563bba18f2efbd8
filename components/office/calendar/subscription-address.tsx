import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { IconCopy } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useCopy } from "@/components/ui/use-copy";
import { useDateText } from "@/components/ui/use-date-text";
import { useErrorText } from "@/lib/client/error-text";
import { useToasts } from "@/lib/client/use-toasts";
import { useSubscription } from "@/lib/office/calendar/hooks";

/** The secret address of the DJ's calendar: made, renewed and revoked here, and shown once. */
export function SubscriptionAddress() {
  const t = useTranslations("calendar.subscription");
  const toasts = useToasts();
  const copy = useCopy(t("copied"), t("notCopied"));
  const dateText = useDateText();
  const errorText = useErrorText();
  const { since, error, subscribe, unsubscribe } = useSubscription();
  const [address, setAddress] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function run(change: () => Promise<string | undefined>) {
    setIsBusy(true);
    try {
      setAddress(await change());
    } catch (failure) {
      toasts.error(failure);
    }
    setIsBusy(false);
  }
  async function revoke() {
    await unsubscribe();
    toasts.success(t("revoked"));
    return undefined;
  }
  if (error && since === undefined) return <Alert severity="error">{errorText(error)}</Alert>;
  if (since === undefined) return <Skeleton variant="rounded" height={48} />;
  return (
    <>
      {address ? (
        <>
          <Alert severity="info">{t("shownOnce")}</Alert>
          <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
            <Box sx={{ flex: "1 1 240px" }}>
              <Field
                label={t("link")}
                value={address}
                onFocus={({ target }) => target.select()}
                readOnly
                dir="ltr"
              />
            </Box>
            <Button variant="contained" onClick={() => copy(address)}>
              <IconCopy size={20} aria-hidden />
              {t("copy")}
            </Button>
          </Box>
        </>
      ) : (
        since && <Alert severity="success">{t("since", { time: dateText(since) })}</Alert>
      )}
      <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
        <Button
          variant={since ? "tinted" : "contained"}
          onClick={() => run(subscribe)}
          isBusy={isBusy}
        >
          {t(since ? "renew" : "make")}
        </Button>
        {since && (
          <Button color="error" disabled={isBusy} onClick={() => run(revoke)}>
            {t("revoke")}
          </Button>
        )}
      </Box>
    </>
  );
}
