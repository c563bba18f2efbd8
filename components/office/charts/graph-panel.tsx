import { figuresOf, type GraphData } from "./graph-data";
import { GraphSkeleton } from "./graph-skeleton";
import { LazyGraph } from "./lazy-graph";
import { Legend } from "./legend";
import { type Answer, Panel, type PanelFrame } from "./panel";

type Props<Data> = PanelFrame & {
  answer: Answer<Data>;
  /** What the graph is, also before its figures are there. */
  kind: GraphData["kind"];
  graph: (data: Data) => GraphData;
  /** What the graph's labels are, and what its values: the heads of its table. */
  subject: string;
  amount: string;
  format: (value: number) => string;
  formatAxis?: (value: number) => string;
  hasLegend?: boolean;
};

/** A panel whose figures are drawn by the chart library. */
export function GraphPanel<Data>({
  answer,
  kind,
  graph,
  subject,
  amount,
  format,
  formatAxis,
  hasLegend = false,
  ...frame
}: Props<Data>) {
  function legend(data: Data) {
    const drawn = graph(data);
    return "series" in drawn && <Legend series={drawn.series} />;
  }
  return (
    <Panel
      {...frame}
      answer={answer}
      figures={(data) => figuresOf(graph(data), subject, amount)}
      skeleton={<GraphSkeleton kind={kind} height={frame.height} />}
      legend={hasLegend ? legend : undefined}
    >
      {(data) => (
        <LazyGraph
          data={graph(data)}
          title={frame.title}
          height={frame.height}
          format={format}
          formatAxis={formatAxis}
        />
      )}
    </Panel>
  );
}
