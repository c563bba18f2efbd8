import { useTranslations } from "next-intl";
import type { FieldWords } from "@/components/ui/form";

/** The labels of the request form's fields, and their error texts. */
export function useRequestWords(): { labels: FieldWords; wrong: FieldWords } {
  const t = useTranslations("requests");
  const fields = ["artist", "name", "message"] as const;
  return {
    labels: {
      title: t("song"),
      ...Object.fromEntries(fields.map((field) => [field, t(field)])),
    },
    wrong: {
      ...Object.fromEntries(
        (["title", ...fields] as const).map((field) => [field, t(`wrong.${field}`)]),
      ),
      "title.link": t("wrong.link"),
    },
  };
}
