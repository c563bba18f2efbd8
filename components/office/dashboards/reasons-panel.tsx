import { useTranslations } from "next-intl";
import { BarsPanel } from "@/components/office/charts/bars-panel";
import { useShownNight } from "./night-context";

/** Why the DJ declined requests. */
export function ReasonsPanel() {
  const t = useTranslations("dashboards");
  const reasonText = useTranslations("board.reasons");
  const { answer } = useShownNight();
  return (
    <BarsPanel
      title={t("reasons.title")}
      name="reasons"
      most={5}
      answer={answer}
      bars={({ reasons }) =>
        reasons.map(({ reason, count }) => ({
          key: reason,
          name: reason === "other" ? t("reasons.other") : reasonText(reason),
          value: count,
        }))
      }
      subject={t("reasons.reason")}
      amount={t("requests.asked")}
    />
  );
}
