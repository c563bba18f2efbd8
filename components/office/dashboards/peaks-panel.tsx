import { useTranslations } from "next-intl";
import { BarsPanel } from "@/components/office/charts/bars-panel";
import { useFigureText } from "./dashboard-tools";
import { useShownNight } from "./night-context";

/** The minutes in which most guests asked or voted. */
export function PeaksPanel() {
  const t = useTranslations("dashboards.peaks");
  const { clock } = useFigureText();
  const { answer } = useShownNight();
  return (
    <BarsPanel
      title={t("title")}
      name="peaks"
      most={5}
      answer={answer}
      bars={({ peaks, night }) =>
        peaks.map(({ at, count }) => ({ key: at, name: clock(at, night.timeZone), value: count }))
      }
      subject={t("minute")}
      amount={t("count")}
    />
  );
}
