import Box from "@mui/material/Box";
import { IconDownload, IconTrash } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { useToasts } from "@/lib/client/use-toasts";
import type { Appointment } from "@/lib/office/calendar/schema";
import { useCalendarTools } from "./calendar-tools";

/** What can be done with the appointment in the form. */
export function AppointmentActions({ appointment }: { appointment: Appointment }) {
  const t = useTranslations("calendar");
  const toasts = useToasts();
  const { remove } = useCalendarTools("actions");
  return (
    <>
      <IconButton aria-label={t("delete")} title={t("delete")} onClick={() => remove(appointment)}>
        <IconTrash size={22} aria-hidden />
      </IconButton>
      <IconButton
        aria-label={t("download")}
        title={t("download")}
        onClick={() => download(appointment).catch(toasts.error)}
      >
        <IconDownload size={22} aria-hidden />
      </IconButton>
      <Box sx={{ flex: 1 }} />
    </>
  );
}

/** Hands out an appointment as a file that other calendars read. */
async function download(appointment: Appointment) {
  const { icsOf } = await import("@/lib/office/calendar/ics");
  const { title } = appointment;
  const text = icsOf({ name: title, appointments: [appointment], origin: window.location.origin });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
  link.download = `${title.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 60) || "appointment"}.ics`;
  link.click();
  URL.revokeObjectURL(link.href);
}
