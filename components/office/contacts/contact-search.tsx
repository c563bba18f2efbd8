import { useTranslations } from "next-intl";
import { use } from "react";
import { AreaSearch } from "@/components/office/desk/area-search";
import { TypingContext } from "./contacts-tools";

/** Searches all fields of the contacts. */
export function ContactSearch() {
  const t = useTranslations("contacts");
  const typing = use(TypingContext);
  if (!typing) throw new Error("The search of the contacts is read outside of their screen.");
  return <AreaSearch label={t("search")} value={typing.search} onChange={typing.setSearch} />;
}
