import { useTranslations } from "next-intl";
import { type ComponentProps, startTransition, useOptimistic } from "react";
import { SearchField } from "@/components/ui/search-field";

/** Searches an area's list. What is typed shows at once, and the list follows when the browser has time. */
export function AreaSearch({
  value,
  onChange,
  ...field
}: Omit<ComponentProps<typeof SearchField>, "clearLabel">) {
  const t = useTranslations("desk");
  const [typed, setTyped] = useOptimistic(value);
  const search = (text: string) =>
    startTransition(() => {
      setTyped(text);
      onChange(text);
    });
  return <SearchField {...field} clearLabel={t("clearSearch")} value={typed} onChange={search} />;
}
