import Alert from "@mui/material/Alert";
import { useTranslations } from "next-intl";
import { useTimeLeft } from "@/components/party/events/use-time-left";
import { useZonedTime } from "@/components/ui/use-zoned-time";
import { endOf } from "@/lib/party/events/rules";
import type { GuestEvent } from "@/lib/party/requests/schema";

/** Tells that requests close soon, and counts down. */
export function LastCallAlert({ event }: { event: GuestEvent }) {
  const t = useTranslations("requests");
  const { lastCallAt } = event;
  const zonedTime = useZonedTime(event.timeZone);
  const end = lastCallAt && endOf(event);
  const left = useTimeLeft(end);
  if (!end) return null;
  return (
    <Alert
      severity="warning"
      icon={false}
      // The label of the field below stands on its border.
      sx={{ py: 0.5, mb: 0.5, "& .MuiAlert-message": { py: 0.5, flex: 1 } }}
      // The text says when; a clock that ticks is for the eye alone.
      action={left && <span aria-hidden>{left}</span>}
      slotProps={{
        action: {
          sx: {
            typography: "h5",
            p: 0,
            m: 0,
            alignItems: "center",
            fontVariantNumeric: "tabular-nums",
          },
        },
      }}
    >
      {t("lastCall", { time: zonedTime(end) })}
    </Alert>
  );
}
