import { useTranslations } from "next-intl";
import { ChoiceMenu } from "@/components/office/charts/choice-menu";
import { GraphPanel } from "@/components/office/charts/graph-panel";
import { useNights } from "@/lib/party/insights/hooks";
import type { Nights } from "@/lib/party/insights/schema";
import { nightCounts, useFigureText, useNightAddress } from "./dashboard-tools";

/** What was asked and played on each of the latest nights. */
export function NightsPanel({ count }: { count: number }) {
  const t = useTranslations("dashboards.nights");
  const { number, day } = useFigureText();
  const { goNights } = useNightAddress("");
  const answer = useNights(count);

  function graph({ nights }: Nights) {
    const inOrder = [...nights].reverse();
    return {
      kind: "columns",
      // Two nights of one day would share a column: a zero-width space tells them apart.
      labels: inOrder.map(
        ({ startedAt, timeZone }, index) => day(startedAt, timeZone) + "\u200b".repeat(index),
      ),
      series: [
        { name: t("asked"), tone: "soft", values: inOrder.map(({ requests }) => requests) },
        { name: t("played"), tone: "main", values: inOrder.map(({ played }) => played) },
      ],
      minStep: 1,
    } as const;
  }

  return (
    <GraphPanel
      title={t("title")}
      name="nights"
      height={202}
      control={
        <ChoiceMenu
          label={t("count")}
          isSmall
          value={String(count)}
          options={nightCounts.map((some) => ({
            value: String(some),
            label: t("latest", { count: some }),
          }))}
          onChoose={(some) => goNights(Number(some))}
        />
      }
      answer={answer}
      kind="columns"
      graph={graph}
      subject={t("night")}
      amount={t("asked")}
      format={number}
      hasLegend
    />
  );
}
