import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { figuresOf, type Part } from "./graph-data";
import { LazyGraph } from "./lazy-graph";
import { ToneMark } from "./legend";
import { type Answer, Panel, type PanelFrame } from "./panel";

type Props<Data> = PanelFrame & {
  answer: Answer<Data>;
  parts: (data: Data) => Part[];
  /** What the whole is. */
  center: string;
  subject: string;
  format: (value: number) => string;
  formatAxis?: (value: number) => string;
  /** Where there is no room for the list beside the ring. */
  isNarrow?: boolean;
};

/** Of the ring, in pixels: beside it, a word has room in one line on a screen of 1200 px. */
const BESIDE = 112;
/** With the list below it: "11.2 ألف €" has room in its middle. */
const ABOVE = 136;

/** The parts of a whole as a ring, each with its figure beside it. */
export function PartsPanel<Data>({
  answer,
  parts,
  center,
  subject,
  format,
  formatAxis,
  isNarrow = false,
  ...frame
}: Props<Data>) {
  const sidesSx = isNarrow ? belowSx : besideSx;
  const size = isNarrow ? ABOVE : BESIDE;
  const graphOf = (data: Data) => {
    const some = parts(data).filter(({ value }) => value > 0);
    return { kind: "doughnut", parts: some, center } as const;
  };
  return (
    <Panel
      {...frame}
      answer={answer}
      figures={(data) => figuresOf(graphOf(data), subject, center)}
      skeleton={
        <Box sx={sidesSx} aria-busy>
          <Skeleton variant="circular" width={size - 8} height={size - 8} sx={{ m: "4px auto" }} />
          <Box>
            {[0, 1, 2, 3].map((row) => (
              <Skeleton key={row} height={32} />
            ))}
          </Box>
        </Box>
      }
    >
      {(data) => (
        <Box sx={sidesSx}>
          <LazyGraph
            data={graphOf(data)}
            title={frame.title}
            height={size}
            format={format}
            formatAxis={formatAxis}
          />
          <Box component="ul" sx={listSx}>
            {graphOf(data).parts.map(({ name, value, tone }) => (
              <Box
                component="li"
                key={name}
                sx={{ display: "flex", alignItems: "center", gap: 0.75, minHeight: 32 }}
              >
                <ToneMark tone={tone} />
                <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "break-word" }}>{name}</Box>
                <Box sx={{ fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
                  <bdi>{format(value)}</bdi>
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Panel>
  );
}

const listSx = { m: 0, p: 0, listStyle: "none", minWidth: 0, typography: "body2" };
const besideSx = {
  display: "grid",
  gridTemplateColumns: `${BESIDE}px minmax(0, 1fr)`,
  alignItems: "center",
  gap: 1.5,
  height: "100%",
};
const belowSx = { display: "grid", alignContent: "center", height: "100%" };
