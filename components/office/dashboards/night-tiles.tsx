import { useTranslations } from "next-intl";
import { PanelCell } from "@/components/office/charts/panel-grid";
import { Tile, type TileFigures } from "@/components/office/charts/tile";
import { useNights } from "@/lib/party/insights/hooks";
import type { Insights, Night } from "@/lib/party/insights/schema";
import { useDeltaText, useFigureText } from "./dashboard-tools";
import { useShownNight } from "./night-context";

type Figure = {
  of: (night: Night) => number | null;
  text: (value: number) => string;
  /** How it compares with the night before. */
  changeText: (difference: number, before: number) => string;
  better?: "more" | "less";
};

/** Returns a function that writes one figure of the shown night as a tile shows it. */
function useTileFigures() {
  const panels = useTranslations("panels");
  const { day } = useFigureText();
  const deltaText = useDeltaText();
  const { data: latest } = useNights(6);

  /** Oldest first, up to the night that is shown. */
  function course({ night }: Insights, of: Figure["of"]) {
    const others = (latest?.nights ?? []).filter(
      ({ id, startedAt }) => id !== night.id && startedAt < night.startedAt,
    );
    return [...others.reverse(), night].map((one) => of(one) ?? 0);
  }

  function delta({ night, previous }: Insights, { of, changeText, better }: Figure) {
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

  return (figure: Figure) =>
    (data: Insights): TileFigures => {
      const value = figure.of(data.night);
      return {
        value: value === null ? panels("noValue") : figure.text(value),
        delta: delta(data, figure),
        course: course(data, figure.of),
      };
    };
}

/** The four figures that say how a night goes, each with its course over the latest nights. */
export function NightTiles() {
  const t = useTranslations("dashboards.tiles");
  const panels = useTranslations("panels");
  const { number, share, change, minutes } = useFigureText();
  const { answer } = useShownNight();
  const figuresOf = useTileFigures();

  const tiles: { name: "requests" | "accepted" | "wait" | "guests"; figure: Figure }[] = [
    {
      name: "requests",
      figure: { of: ({ requests }) => requests, text: number, changeText: change },
    },
    {
      name: "accepted",
      figure: {
        of: ({ acceptance }) => acceptance && Math.round(acceptance * 100),
        text: (percent) => share(percent / 100),
        changeText: (count) => panels("points", { count }),
        better: "more",
      },
    },
    {
      name: "wait",
      figure: {
        of: ({ wait }) => wait.median,
        text: minutes,
        changeText: minutes,
        better: "less",
      },
    },
    {
      name: "guests",
      figure: { of: ({ guests }) => guests, text: number, changeText: change },
    },
  ];
  return tiles.map(({ name, figure }) => (
    <PanelCell key={name} xs={6} sm={6} lg={3}>
      <Tile title={t(name)} answer={answer} figures={figuresOf(figure)} />
    </PanelCell>
  ));
}
