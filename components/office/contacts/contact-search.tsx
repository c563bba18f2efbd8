import { useTranslations } from "next-intl";
import { AreaSearch } from "@/components/office/desk/area-search";
import { useContactTools } from "./contacts-tools";

/** Searches all fields of the contacts. */
export function ContactSearch() {
  const t = useTranslations("contacts");
  const search = useContactTools("search");
  const { setSearch } = useContactTools("actions");
  return <AreaSearch label={t("search")} value={search} onChange={setSearch} />;
}
