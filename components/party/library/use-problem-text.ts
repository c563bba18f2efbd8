import { useFormatter, useTranslations } from "next-intl";
import type { Place, Problem } from "@/lib/party/library/formats/found";

/** Returns what says why a file is not imported, and where it breaks off. */
export function useProblemText() {
  const t = useTranslations("library");
  const format = useFormatter();

  function placeText(place: Place) {
    if ("byte" in place) return t("stops.byte", { byte: format.number(place.byte) });
    const { line, column } = place;
    return t("stops.line", { line: format.number(line), column: format.number(column) });
  }

  return ({ problem, place }: { problem: Problem; place: Place | null }) =>
    [t(`problems.${problem}`), place && placeText(place), t("import.nothing")]
      .filter(Boolean)
      .join(" ");
}
