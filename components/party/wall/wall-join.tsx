import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useTimeLeft } from "@/components/party/events/use-time-left";
import { endOf } from "@/lib/party/events/rules";
import type { GuestEvent } from "@/lib/party/requests/schema";
import { WallQr } from "./wall-qr";
import { BAND, UPRIGHT, units, WALL_CARD } from "./wall-sizes";

/** How to join, for as long as there is something to join. */
export function WallJoin({ event, page, host }: { event: GuestEvent; page: string; host: string }) {
  const t = useTranslations("wall.join");
  const { status, code, settings } = event;
  const isPaused = status === "paused";
  const lastCall = status === "open" && event.lastCallAt ? endOf(event) : null;
  if (status === "closed") return null;
  return (
    <Box
      component="aside"
      aria-label={t("title")}
      sx={{ ...WALL_CARD, display: "grid", justifyItems: "center", gap: units(3), ...BESIDE }}
    >
      <WallQr address={page} label={t("qr", { code })} size={42} />
      <Box sx={{ display: "grid", gap: units(1.6), minWidth: 0 }}>
        <Box sx={{ fontSize: units(4.6), fontWeight: 700, textWrap: "balance" }}>
          {lastCall ? <LastCall end={lastCall} /> : t(isPaused ? "paused" : "title")}
        </Box>
        {isPaused && settings.votes && <Box sx={{ color: "text.secondary" }}>{t("vote")}</Box>}
        <Box sx={{ fontSize: units(3.4), color: "text.secondary", overflowWrap: "anywhere" }}>
          {t.rich("go", { site: () => <Address host={host} /> })}
        </Box>
        <Box
          component="bdi"
          dir="ltr"
          sx={{ fontSize: units(8), fontWeight: 700, letterSpacing: "0.04em", lineHeight: 1.1 }}
        >
          {code}
        </Box>
      </Box>
    </Box>
  );
}

const SIDE_BY_SIDE = {
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  "& > svg": { width: units(34) },
} as const;
const BESIDE = { [UPRIGHT]: SIDE_BY_SIDE, [BAND]: SIDE_BY_SIDE };

/** Requests close soon: the clock counts down to it. */
function LastCall({ end }: { end: string }) {
  const t = useTranslations("wall.join");
  const left = useTimeLeft(end);
  return (
    <Box sx={{ color: "warning.main", fontVariantNumeric: "tabular-nums" }}>
      {t("lastCall")} {left}
    </Box>
  );
}

function Address({ host }: { host: string }) {
  return (
    <Box component="b" dir="ltr" sx={{ display: "block", color: "text.primary" }}>
      {host}
    </Box>
  );
}
