import { useTranslations } from "next-intl";
import { PanelCell } from "@/components/office/charts/panel-grid";
import { Tile } from "@/components/office/charts/tile";
import { useNights } from "@/lib/party/insights/hooks";
import type { Insights, Night } from "@/lib/party/insights/schema";
import { useDeltaText, useFigureText } from "./dashboard-tools";
import { useShownNight } from "./night-context";

/** The four figures that say how a night goes, each with its course over the latest nights. */
export function NightTiles() {
  const t = useTranslations("dashboards.tiles");
  const panels = useTranslations("panels");
  const { number, share, minutes, day } = useFigureText();
  const deltaText = useDeltaText();
  const { answer } = useShownNight();
  const { data: latest } = useNights(6);

  /** Oldest first, up to the night that is shown. */
  function course({ night }: Insights, of: (one: Night) => number) {
    const others = (latest?.nights ?? []).filter(
      ({ id, startedAt }) => id !== night.id && startedAt < night.startedAt,
    );
    return [...others.map(of).reverse(), of(night)];
  }

  /** How the night compares with the one before, in the words of `changeText`. */
  function delta(
    { night, previous }: Insights,
    of: (one: Night) => number | null,
    changeText: (difference: number, before: number) => string,
    better?: "more" | "less",
  ) {
    const [now, before] = [of(night), previous && of(previous)];
    if (!previous || now === null || before === null) return undefined;
    const difference = now - before;
    // No line of a tile ends within a date.
    const date = day(previous.startedAt, previous.timeZone).replaceAll(" ", "\u00A0");
    const than = panels("delta.day", { day: date });
    return {
      text: deltaText(difference, changeText(Math.abs(difference), before), than),
      difference,
      ...(better && { isGood: difference > 0 === (better === "more") }),
    };
  }

  const inPercent = (difference: number, before: number) => share(difference / (before || 1));
  const percentOf = ({ acceptance }: Night) =>
    acceptance === null ? null : Math.round(acceptance * 100);
  const waitOf = ({ wait }: Night) => wait.median;

  return (
    <>
      <PanelCell xs={6} sm={6} lg={3}>
        <Tile
          title={t("requests")}
          answer={answer}
          figures={(data) => ({
            value: number(data.night.requests),
            delta: delta(data, ({ requests }) => requests, inPercent),
            course: course(data, ({ requests }) => requests),
          })}
        />
      </PanelCell>
      <PanelCell xs={6} sm={6} lg={3}>
        <Tile
          title={t("accepted")}
          answer={answer}
          figures={(data) => ({
            value:
              data.night.acceptance === null ? panels("noValue") : share(data.night.acceptance),
            delta: delta(data, percentOf, (count) => panels("points", { count }), "more"),
            course: course(data, (night) => percentOf(night) ?? 0),
          })}
        />
      </PanelCell>
      <PanelCell xs={6} sm={6} lg={3}>
        <Tile
          title={t("wait")}
          answer={answer}
          figures={(data) => ({
            value:
              data.night.wait.median === null ? panels("noValue") : minutes(data.night.wait.median),
            delta: delta(data, waitOf, minutes, "less"),
            course: course(data, (night) => waitOf(night) ?? 0),
          })}
        />
      </PanelCell>
      <PanelCell xs={6} sm={6} lg={3}>
        <Tile
          title={t("guests")}
          answer={answer}
          figures={(data) => ({
            value: number(data.night.guests),
            delta: delta(data, ({ guests }) => guests, inPercent),
            course: course(data, ({ guests }) => guests),
          })}
        />
      </PanelCell>
    </>
  );
}
