import { useFormatter, useTranslations } from "next-intl";

const KILO = 1000;

/** Returns a function that writes the size of a file, given in bytes. */
export function useFileSize() {
  const t = useTranslations("files");
  const format = useFormatter();
  return (bytes: number) => {
    const kilo = bytes / KILO;
    return kilo < KILO
      ? t("kilobytes", { size: format.number(Math.max(1, Math.round(kilo))) })
      : t("megabytes", { size: format.number(kilo / KILO, { maximumFractionDigits: 1 }) });
  };
}
