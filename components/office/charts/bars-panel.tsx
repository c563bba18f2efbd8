import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import type { ReactNode } from "react";
import { clamp } from "@/components/ui/clamp";
import { type Answer, Panel, type PanelFrame } from "./panel";

export type Bar = {
  key: string;
  name: string;
  /** The language of the name, where it is known to be another than the page's. */
  lang?: "en";
  /** Quiet words after the name. */
  note?: string;
  value: number;
  /** The value in words, where the bare number would not do. */
  text?: string;
  /** A picture before the name. */
  picture?: ReactNode;
};

type Props<Data> = Omit<PanelFrame, "height"> & {
  answer: Answer<Data>;
  bars: (data: Data) => Bar[];
  /** As many as there is room for: it gives the panel its height. */
  most: number;
  subject: string;
  amount: string;
};

/** Two lines with their track, and as much again to the next row as within a row. */
const ROW = 50;

/** A ranking: each row with its figure and a track as long as its share of the first. */
export function BarsPanel<Data>({ answer, bars, most, subject, amount, ...frame }: Props<Data>) {
  return (
    <Panel
      {...frame}
      height={most * ROW}
      answer={answer}
      figures={(data) => ({
        head: [subject, amount],
        rows: bars(data).map(({ name, note, value }) => [note ? `${name} · ${note}` : name, value]),
      })}
      skeleton={
        <Box aria-busy>
          {Array.from({ length: most }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a skeleton are all the same
            <Skeleton key={row} height={ROW} />
          ))}
        </Box>
      }
    >
      {(data) => <Bars bars={bars(data).slice(0, most)} />}
    </Panel>
  );
}

function Bars({ bars }: { bars: Bar[] }) {
  const longest = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {bars.map(({ key, name, lang, note, value, text, picture }) => (
        <Box
          component="li"
          key={key}
          sx={{ display: "flex", alignItems: "center", gap: 1.5, height: ROW }}
        >
          {picture}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ display: "flex", alignItems: "end", gap: 1, mb: 0.5 }}>
              {/* The line itself: one that runs the other way would cut off where the name begins. */}
              <Box
                dir="auto"
                sx={{ flex: 1, minWidth: 0, ...clamp(2), lineHeight: "1.125rem" }}
                title={name}
              >
                <span lang={lang}>{name}</span>
                {note && (
                  <Box component="span" sx={{ color: "text.secondary" }}>
                    {" · "}
                    <bdi>{note}</bdi>
                  </Box>
                )}
              </Box>
              <Box sx={{ fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
                <bdi>{text ?? value}</bdi>
              </Box>
            </Box>
            <Box sx={{ height: 6, borderRadius: 3, bgcolor: "background.raised" }}>
              <Box
                sx={{
                  height: "100%",
                  width: `${(value / longest) * 100}%`,
                  borderRadius: 3,
                  bgcolor: "primary.main",
                }}
              />
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
