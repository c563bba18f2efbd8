import Box from "@mui/material/Box";
import { IconDisc } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { descent } from "@/components/ui/clamp";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Appointment, Night } from "@/lib/office/calendar/schema";
import { ColorMark } from "./color-mark";
import { NIGHT } from "./grid-looks";
import { useSpanText } from "./use-span-text";

type Item = { appointment: Appointment } | { night: Night };

type Props = {
  item: Item;
  /** The time of day; empty for whole days. */
  timeText: string;
  timeZone: string;
  isWrapping: boolean;
};

/** What stands on an appointment or a night. Screen readers hear the day and the colour as well. */
export function AppointmentLabel({ item, timeText, timeZone, isWrapping }: Props) {
  const t = useTranslations("calendar");
  const spanText = useSpanText(timeZone);
  const shown = "appointment" in item ? item.appointment : item.night;
  return (
    <Box
      {...("appointment" in item && { "data-appointment": item.appointment.id })}
      sx={{
        // What began above the visible hours still says what it is.
        ...(isWrapping ? { position: "sticky", top: 0 } : { position: "relative" }),
        display: "flex",
        alignItems: isWrapping ? "start" : "center",
        flexWrap: isWrapping ? "wrap" : "nowrap",
        columnGap: 0.5,
        px: 0.5,
        minWidth: 0,
        width: "100%",
        overflow: "hidden",
      }}
    >
      <Box component="span" sx={{ flex: "none", ...markSx(item), pt: isWrapping ? "6px" : 0 }}>
        {"appointment" in item ? (
          <ColorMark color={item.appointment.color} />
        ) : (
          <IconDisc size={14} aria-hidden />
        )}
      </Box>
      {timeText && (
        <Box
          component="span"
          aria-hidden
          className="calendar-time"
          sx={{ flex: "none", fontWeight: 500, fontVariantNumeric: "tabular-nums" }}
        >
          {timeText}
        </Box>
      )}
      <Box
        component="span"
        dir="auto"
        sx={{
          minWidth: 0,
          ...descent,
          overflow: "hidden",
          textOverflow: "ellipsis",
          whiteSpace: isWrapping ? "normal" : "nowrap",
          overflowWrap: "anywhere",
        }}
      >
        {shown.title}
      </Box>
      <VisuallyHidden component="span">
        {"appointment" in item
          ? t("spoken", {
              when: spanText(shown),
              colour: t(`colours.${item.appointment.color}`),
            })
          : t("spokenNight", { when: spanText(shown) })}
      </VisuallyHidden>
    </Box>
  );
}

/** In lists the mark alone has the colour. */
function markSx(item: Item) {
  const shape = { display: "flex", borderRadius: "50%" } as const;
  if ("appointment" in item) return { ...shape, color: `${item.appointment.color}.main` };
  return { ...shape, bgcolor: NIGHT.fill, color: NIGHT.text };
}
