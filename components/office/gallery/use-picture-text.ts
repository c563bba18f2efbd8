import { useTranslations } from "next-intl";
import { subjectOf } from "@/lib/office/gallery/rules";

/** Returns a function that says what a picture shows: its title, and for a drawn one what is drawn. */
export function usePictureText() {
  const t = useTranslations("pictures");
  return (address: string, title?: string) => {
    const subject = subjectOf(address);
    if (!subject) return title || t("photo");
    return title ? t("titled", { title, subject: t(subject) }) : t(subject);
  };
}
