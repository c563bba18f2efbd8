import type { GraphData } from "./graph-data";

export type GraphProps<Data = GraphData> = {
  data: Data;
  /** What the graph shows, for screen readers. */
  title: string;
  /** In pixels: known before the graph's code is there, so that nothing moves when it comes. */
  height: number;
  /** Writes a value of the graph. */
  format: (value: number) => string;
  /** Writes a value where there is little room. */
  formatAxis?: ((value: number) => string) | undefined;
};
