import { useFormatter, useTranslations } from "next-intl";
import { useAddress } from "@/components/ui/use-address";
import { type Span, spans } from "@/lib/office/dashboards/schema";
import { CURRENCY } from "@/lib/office/shop/schema";
import { MOST_NIGHTS, type Period, periods } from "@/lib/party/insights/schema";

/** Returns the value of the address that is one of these, else the first of them. */
function oneOf<Value extends string>(values: readonly [Value, ...Value[]], given: string | null) {
  return values.find((value) => value === given) ?? values[0];
}

/** How many nights a DJ can compare at once. */
export const nightCounts = [3, 6, MOST_NIGHTS] as const;

/** What the address says about the DJ's own figures: which night, of which hours, beside how many others. */
export function useNightAddress(first: string) {
  const { params, go } = useAddress();
  const count = nightCounts.find((some) => String(some) === params.get("nights"));
  return {
    night: params.get("night") ?? first,
    period: oneOf(periods, params.get("period")),
    nights: count ?? 6,
    goNight: (night: string) => go({ night }, true),
    goPeriod: (period: Period) => go({ period: period === "night" ? undefined : period }, true),
    goNights: (nights: number) => go({ nights: nights === 6 ? undefined : nights }, true),
  };
}

/** What the address says about the shop's figures: of which period they are. */
export function useSpanAddress() {
  const { params, go } = useAddress();
  return {
    span: oneOf(spans, params.get("period")),
    goSpan: (span: Span) => go({ period: span === "month" ? undefined : span }, true),
  };
}

const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
/** Each says more than the one before: of which time zone, and of which day a clock time is. */
const LOOKS = [
  {},
  { timeZoneName: "short" },
  { weekday: "short" },
  { day: "numeric", month: "short", timeZoneName: "short" },
] as const;

/** How figures are written. */
export function useFigureText() {
  const t = useTranslations("panels");
  const format = useFormatter();
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const share = (value: number) => format.number(value, { style: "percent" });
  return {
    number,
    compact: (value: number) =>
      format.number(value, { notation: "compact", maximumFractionDigits: 1 }),
    share,
    /**
     * A difference as a share of what was there, or in itself where nothing was. It is all of it only where nothing is
     * left.
     */
    change(difference: number, before: number) {
      if (before === 0) return number(difference);
      return share(difference < before ? Math.min(difference / before, 0.99) : difference / before);
    },
    /** Without cents: a dashboard is not an account. */
    money: (value: number) =>
      format.number(value, { style: "currency", currency: CURRENCY, maximumFractionDigits: 0 }),
    shortMoney: (value: number) =>
      format.number(value, {
        style: "currency",
        currency: CURRENCY,
        notation: "compact",
        maximumFractionDigits: 1,
        minimumFractionDigits: 0,
      }),
    /** Seconds as minutes: nobody counts the seconds of a wait. */
    minutes: (seconds: number) => t("minutes", { count: Math.round(seconds / 60) }),
    day: (at: string, timeZone = "UTC") =>
      format.dateTime(new Date(at), { day: "numeric", month: "short", timeZone }),
    month: (at: string) =>
      format.dateTime(new Date(at), { month: "short", year: "2-digit", timeZone: "UTC" }),
    /** Clock times as an axis names its places: each once, also where an hour of the clock comes twice. */
    clocks: (instants: readonly string[], timeZone: string) => {
      const written = LOOKS.map((look) =>
        instants.map((at) => format.dateTime(new Date(at), { ...CLOCK, ...look, timeZone })),
      );
      return instants.map((_, place) => {
        const names = written.map((all) => ({ all, name: all[place] ?? "" }));
        const single = names.find(({ all, name }) => all.indexOf(name) === all.lastIndexOf(name));
        return (single ?? names.at(-1))?.name ?? "";
      });
    },
  };
}

/** Says how a figure compares with an earlier one. */
export function useDeltaText() {
  const t = useTranslations("panels.delta");
  return (difference: number, change: string, than: string) => {
    if (difference === 0) return t("same", { than });
    return t(difference > 0 ? "above" : "below", { change, than });
  };
}
