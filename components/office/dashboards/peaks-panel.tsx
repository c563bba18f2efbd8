import { useTranslations } from "next-intl";
import { BarsPanel } from "@/components/office/charts/bars-panel";
import { useFigureText } from "./dashboard-tools";
import { useShownNight } from "./night-context";

/** The minutes in which most guests asked or voted. */
export function PeaksPanel() {
  const t = useTranslations("dashboards.peaks");
  const { clocks } = useFigureText();
  const { answer } = useShownNight();
  return (
    <BarsPanel
      title={t("title")}
      name="peaks"
      most={5}
      answer={answer}
      bars={({ peaks, night }) => {
        const names = clocks(
          peaks.map(({ at }) => at),
          night.timeZone,
        );
        return peaks.map(({ at, count }, place) => ({
          key: at,
          name: names[place] ?? "",
          value: count,
        }));
      }}
      subject={t("minute")}
      amount={t("count")}
    />
  );
}
