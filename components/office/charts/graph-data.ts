import type { Cell } from "@/lib/text/csv";

/** What a colour means: the thing itself, what it is compared with, an outcome, or the rest. */
export type Tone = "main" | "soft" | "good" | "bad" | "plain" | "quiet";

export type Series = {
  name: string;
  values: readonly (number | null)[];
  tone: Tone;
  /** For what is only there to compare with. */
  isDotted?: boolean;
};
export type Part = { name: string; value: number; tone: Tone };
export type Point = { x: number; y: number; name: string };
export type Candle = { open: number; high: number; low: number; close: number };

export type GraphData =
  | {
      kind: "line" | "area";
      labels: readonly string[];
      series: readonly Series[];
      /** The smallest step of the axis: 1 for counts, which have no fractions. */
      minStep?: number;
    }
  | {
      kind: "columns";
      labels: readonly string[];
      series: readonly Series[];
      isStacked?: boolean;
      minStep?: number;
    }
  | { kind: "doughnut"; parts: readonly Part[]; center: string }
  | { kind: "gauge"; name: string; value: number; most: number }
  | { kind: "radar"; labels: readonly string[]; series: readonly Series[]; most: number }
  | { kind: "scatter"; xName: string; yName: string; tone: Tone; points: readonly Point[] }
  | {
      kind: "candles";
      labels: readonly string[];
      candles: readonly Candle[];
      /** What open, high, low and close are called. */
      names: Record<keyof Candle, string>;
    };

/** The figures of a panel as a table: what its table view shows and its file holds. */
export type Figures = { head: readonly string[]; rows: readonly (readonly Cell[])[] };

/** Returns the figures that a graph draws. `subject` names its first column: what the labels are. */
export function figuresOf(data: GraphData, subject: string, amount: string): Figures {
  switch (data.kind) {
    case "doughnut":
      return {
        head: [subject, amount],
        rows: data.parts.map(({ name, value }) => [name, value]),
      };
    case "gauge":
      return { head: [subject, amount], rows: [[data.name, data.value]] };
    case "scatter":
      return {
        head: [subject, data.xName, data.yName],
        rows: data.points.map(({ name, x, y }) => [name, x, y]),
      };
    case "candles": {
      const { open, high, low, close } = data.names;
      return {
        head: [subject, open, high, low, close],
        rows: data.candles.map((one, index) => [
          data.labels[index] ?? "",
          one.open,
          one.high,
          one.low,
          one.close,
        ]),
      };
    }
    default:
      return {
        head: [subject, ...data.series.map(({ name }) => name)],
        rows: data.labels.map((label, index) => [
          label,
          ...data.series.map(({ values }) => values[index] ?? null),
        ]),
      };
  }
}
