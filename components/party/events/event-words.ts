import { useTranslations } from "next-intl";
import type { FieldWords } from "@/components/ui/form";
import { MAX_LANES } from "@/lib/party/events/schema";

const details = ["name", "venue", "djName", "opensAt", "closesAt", "timeZone"] as const;
const settings = [
  "waitingLimit",
  "pauseSeconds",
  "playedGuardMinutes",
  "collectsFrom",
  "lanes",
] as const;

/** The labels of the event form's fields, and specific error texts where the generic ones say too little. */
export function useEventWords(): { labels: FieldWords; wrong: FieldWords } {
  const t = useTranslations("events");
  const fields = [
    ...details.map((field) => ({ field, path: field })),
    ...settings.map((field) => ({ field, path: `settings.${field}` })),
  ];
  return {
    labels: {
      ...Object.fromEntries(fields.map(({ field, path }) => [path, t(`fields.${field}`)])),
      ...Object.fromEntries(
        Array.from({ length: MAX_LANES }, (_, place) => [
          `settings.lanes.${place}`,
          t("form.lane", { number: place + 1 }),
        ]),
      ),
    },
    wrong: Object.fromEntries(fields.map(({ field, path }) => [path, t(`wrong.${field}`)])),
  };
}

/** The lanes that a new event begins with. The DJ renames them: they are words of the event, not of the interface. */
export function useFirstLanes() {
  const t = useTranslations("events.firstLanes");
  return [t("dinner"), t("warmUp"), t("peak"), t("lastHour")];
}
