import { useFormatter, useTranslations } from "next-intl";
import { linesOf } from "@/lib/office/forms/rules";
import type { Draft } from "@/lib/office/forms/schema";
import { packNames } from "@/lib/shell/i18n/packs";
import { useDayText } from "./use-day-text";

export type SummaryRow = { step: "account" | "profile"; label: string; value: string };
export type Summary = ReturnType<typeof useSummary>;

/** The enquiry in words: rows to check, a title, and all of it as one text. */
export function useSummary(draft: Draft) {
  const t = useTranslations("booking");
  const format = useFormatter();
  const { dayText, spanText } = useDayText();
  const person = `${draft.firstname.trim()} ${draft.lastname.trim()}`.trim();
  const list = (words: readonly string[]) => format.list(words, { type: "unit" });
  const guests = Number(draft.guests);
  const colors = draft.colors.map((color) =>
    color === "own" ? `${t("colors.own")} ${draft.ownColor}` : t(`colors.${color}`),
  );
  const all: Record<SummaryRow["step"], [string, string | undefined][]> = {
    account: [
      [t("fields.client"), person],
      [t("fields.email"), draft.email.trim()],
      [t("fields.phone"), draft.phone.trim()],
      [t("fields.password"), draft.password],
    ],
    profile: [
      [t("fields.occasion"), draft.occasion && t(`occasions.${draft.occasion}`)],
      [t("fields.day"), dayText(draft.day)],
      [t("fields.starts"), `${draft.starts} · ${t("hours", { count: draft.hours })}`],
      [t("fields.others"), spanText(draft.from, draft.until)],
      [t("fields.guests"), guests > 0 ? format.number(guests) : ""],
      [t("fields.isOutdoors"), draft.isOutdoors ? t("yes") : ""],
      [t("fields.venue"), draft.venue.trim()],
      [t("fields.genres"), list(draft.genres.map((genre) => t(`genres.${genre}`)))],
      [t("fields.language"), draft.language ? packNames[draft.language] : ""],
      [t("fields.mood"), t(`moods.${draft.mood}`)],
      [t("fields.songs"), draft.songs.join("\n")],
      [t("fields.colors"), list(colors)],
      [t("fields.gear"), list(draft.gear.map((item) => t(`gear.${item}`)))],
      [t("fields.appeal"), draft.appeal ? t("stars", { count: draft.appeal }) : ""],
      [t("fields.plan"), linesOf(draft.plan).join("\n")],
    ],
  };
  const rows = (["account", "profile"] as const)
    .filter((step) => step === "account" || !draft.isSkipped)
    .flatMap((step) =>
      all[step].flatMap(([label, value]): SummaryRow[] => (value ? [{ step, label, value }] : [])),
    );
  const title = draft.occasion
    ? t("named", { occasion: t(`occasions.${draft.occasion}`), person })
    : t("nameless", { person });
  const text = [
    title,
    "",
    ...rows.map(({ label, value }) =>
      value.includes("\n")
        ? `${t("line", { label, value: "" }).trimEnd()}\n${value}`
        : t("line", { label, value }),
    ),
  ].join("\n");
  return { rows, title, text, fileName: title.replace(/[\\/:*?"<>|]/g, "-") };
}
