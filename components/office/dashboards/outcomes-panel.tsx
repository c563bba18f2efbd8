import { useTranslations } from "next-intl";
import type { Tone } from "@/components/office/charts/graph-data";
import { PartsPanel } from "@/components/office/charts/parts-panel";
import { type Outcome, outcomes } from "@/lib/party/insights/schema";
import { useFigureText } from "./dashboard-tools";
import { useShownNight } from "./night-context";

const TONES: Record<Outcome, Tone> = {
  played: "main",
  playing: "good",
  accepted: "soft",
  pending: "plain",
  declined: "bad",
  withdrawn: "quiet",
};

/** What became of the requests. */
export function OutcomesPanel() {
  const t = useTranslations("dashboards.outcomes");
  const status = useTranslations("requests.status");
  const { number } = useFigureText();
  const { answer } = useShownNight();
  return (
    <PartsPanel
      title={t("title")}
      name="outcomes"
      height={240}
      answer={answer}
      parts={(data) =>
        outcomes.map((outcome) => ({
          name: status(outcome),
          value: data.outcomes[outcome],
          tone: TONES[outcome],
        }))
      }
      center={t("requests")}
      subject={t("outcome")}
      format={number}
    />
  );
}
