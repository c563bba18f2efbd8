import { figuresOf, type GraphData } from "./graph-data";

const series = [
  { name: "Asked", tone: "main", values: [1, 2] },
  { name: "Before", tone: "quiet", values: [3], isDotted: true },
] as const;
const names = { open: "Open", high: "High", low: "Low", close: "Close" };
const candle = { open: 2, high: 4, low: 1, close: 3 };

test.each<[GraphData, string[], (string | number | null)[][]]>([
  [
    { kind: "area", labels: ["20:00", "21:00"], series },
    ["Time", "Asked", "Before"],
    [
      ["20:00", 1, 3],
      ["21:00", 2, null],
    ],
  ],
  [{ kind: "columns", labels: ["20:00"], series }, ["Time", "Asked", "Before"], [["20:00", 1, 3]]],
  [
    { kind: "radar", labels: ["20:00"], series, most: 5 },
    ["Time", "Asked", "Before"],
    [["20:00", 1, 3]],
  ],
  [
    { kind: "doughnut", center: "", parts: [{ name: "Played", value: 7, tone: "main" }] },
    ["Time", "Requests"],
    [["Played", 7]],
  ],
  [{ kind: "gauge", name: "Full", value: 0.6, most: 1 }, ["Time", "Requests"], [["Full", 0.6]]],
  [
    { kind: "scatter", xName: "X", yName: "Y", tone: "main", points: [{ name: "A", x: 1, y: 2 }] },
    ["Time", "X", "Y"],
    [["A", 1, 2]],
  ],
  [
    { kind: "candles", labels: ["May"], candles: [candle], names },
    ["Time", "Open", "High", "Low", "Close"],
    [["May", 2, 4, 1, 3]],
  ],
])("a graph's figures are a table with nothing left out: %j", (data, head, rows) => {
  expect(figuresOf(data, "Time", "Requests")).toEqual({ head, rows });
});
