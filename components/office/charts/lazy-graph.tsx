import Box from "@mui/material/Box";
import { useWantedPart } from "@/components/ui/use-wanted-part";
import type { GraphProps } from "./graph-props";
import { GraphSkeleton } from "./graph-skeleton";
import { PanelFailed } from "./panel-failed";

/** A graph, whose code loads after the page: until then a skeleton takes its place. */
export function LazyGraph(props: GraphProps) {
  const graph = useWantedPart(() => import("./graph").then((part) => part.Graph));
  return (
    <Box role="group" aria-label={props.title} sx={{ height: props.height, minWidth: 0 }}>
      {graph.Part ? (
        <graph.Part {...props} />
      ) : graph.hasFailed ? (
        <PanelFailed onRetry={graph.load} />
      ) : (
        <GraphSkeleton kind={props.data.kind} height={props.height} />
      )}
    </Box>
  );
}
