import { useTranslations } from "next-intl";
import { AreaSearch } from "@/components/office/desk/area-search";
import { useContactActions, useContactSearch } from "./contacts-tools";

/** Searches all fields of the contacts. */
export function ContactSearch() {
  const t = useTranslations("contacts");
  const search = useContactSearch();
  const { setSearch } = useContactActions();
  return <AreaSearch label={t("search")} value={search} onChange={setSearch} />;
}
