import Box from "@mui/material/Box";
import { useEffect, useEffectEvent, useState } from "react";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import type { GraphProps } from "./graph-props";
import { GraphSkeleton } from "./graph-skeleton";
import { PanelFailed } from "./panel-failed";

/** A graph, whose code loads after the page: until then a skeleton takes its place. */
export function LazyGraph(props: GraphProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const graph = useLazyPart(() => import("./graph").then((part) => part.Graph), {
    isFetchedAhead: false,
  });
  async function load() {
    setHasFailed(false);
    setHasFailed(!(await graph.open()));
  }
  const loadFirst = useEffectEvent(load);
  useEffect(() => void loadFirst(), []);

  return (
    <Box role="group" aria-label={props.title} sx={{ height: props.height, minWidth: 0 }}>
      {graph.Part ? (
        <graph.Part {...props} />
      ) : hasFailed ? (
        <PanelFailed onRetry={load} />
      ) : (
        <GraphSkeleton kind={props.data.kind} height={props.height} />
      )}
    </Box>
  );
}
