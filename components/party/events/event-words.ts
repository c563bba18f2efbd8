import { useTranslations } from "next-intl";
import type { FieldWords } from "@/components/ui/form";

const details = ["name", "venue", "djName", "opensAt", "closesAt", "timeZone"] as const;
const settings = ["waitingLimit", "pauseSeconds", "playedGuardMinutes", "lanes"] as const;

/** The names of the event form's fields, and what is said of a wrong one: more than "this does not look right". */
export function useEventWords(): { labels: FieldWords; wrong: FieldWords } {
  const t = useTranslations("events");
  const fields = [
    ...details.map((field) => ({ field, path: field })),
    ...settings.map((field) => ({ field, path: `settings.${field}` })),
  ];
  return {
    labels: Object.fromEntries(fields.map(({ field, path }) => [path, t(`fields.${field}`)])),
    wrong: Object.fromEntries(fields.map(({ field, path }) => [path, t(`wrong.${field}`)])),
  };
}
