import Box from "@mui/material/Box";
import { useBoardTools } from "./board-tools";
import type { Lane } from "./lanes";
import { QueueRow } from "./queue-row";

/** The songs of one lane in the DJ's order, each with its way up and down. */
export function QueueList({ label, lane: { requests } }: { label: string; lane: Lane }) {
  const { actions } = useBoardTools();

  /** Moves the request at index `from` to index `to`. */
  function move(from: number, to: number) {
    const request = requests[from];
    const others = requests.filter((other) => other !== request);
    if (request) actions.change(request, { after: others[to - 1]?.id ?? null }, requests);
  }

  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {requests.map((request, index) => (
        <QueueRow
          key={request.id}
          request={request}
          isFirst={index === 0}
          isLast={index === requests.length - 1}
          onMove={(by) => move(index, index + by)}
        />
      ))}
    </Box>
  );
}
