import Box from "@mui/material/Box";
import { IconLink } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useLazyPart } from "@/components/ui/use-lazy-part";

/** Opens what there is to know about showing this calendar in another one. */
export function SubscribeButton({ canSubscribe }: { canSubscribe: boolean }) {
  const t = useTranslations("calendar.subscription");
  const dialog = useLazyPart(
    () => import("./subscription-dialog").then((part) => part.SubscriptionDialog),
    { isFetchedAhead: false },
  );
  return (
    <>
      <Button color="muted" aria-label={t("open")} title={t("open")} onClick={dialog.open} isNarrow>
        <IconLink size={20} aria-hidden />
        <Box component="span" sx={{ display: { xs: "none", md: "inline" } }}>
          {t("open")}
        </Box>
      </Button>
      {dialog.Part && <dialog.Part canSubscribe={canSubscribe} onClose={dialog.close} />}
    </>
  );
}
