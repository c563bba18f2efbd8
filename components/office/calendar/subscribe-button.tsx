import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { IconLink } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
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
      <Button
        color="inherit"
        size="large"
        aria-label={t("open")}
        title={t("open")}
        onClick={dialog.open}
        sx={{ minWidth: 48, px: { xs: 1, sm: 2 }, gap: 1, color: "text.secondary" }}
      >
        <IconLink size={20} aria-hidden />
        <Box component="span" sx={{ display: { xs: "none", md: "inline" } }}>
          {t("open")}
        </Box>
      </Button>
      {dialog.Part && <dialog.Part canSubscribe={canSubscribe} onClose={dialog.close} />}
    </>
  );
}
