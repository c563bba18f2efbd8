import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from "@tabler/icons-react";
import { useId, useState } from "react";
import { Sparkline } from "@/components/ui/sparkline";
import type { Answer } from "./panel";
import { PanelFailed } from "./panel-failed";

export type TileFigures = {
  value: string;
  /** How it compares: `difference` has the direction, `text` says it in words. */
  delta?: { text: string; difference: number; isGood?: boolean } | undefined;
  course: readonly number[];
};

type Props<Data> = {
  title: string;
  answer: Answer<Data>;
  figures: (data: Data) => TileFigures;
};

const HEIGHT = 112;

/** One figure at a glance: how it compares, and how it came about. */
export function Tile<Data>({ title, answer, figures }: Props<Data>) {
  const titleId = useId();
  const { data, error, mutate } = answer;
  const [former, setFormer] = useState(data);
  if (data && data !== former) setFormer(data);
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{ minHeight: HEIGHT, height: "100%", minWidth: 0, px: { xs: 1.5, sm: 2.5 }, py: 2 }}
    >
      <Typography id={titleId} component="h2" color="textSecondary" sx={{ fontWeight: 400 }}>
        {title}
      </Typography>
      {data ? (
        <Content {...figures(data)} />
      ) : error ? (
        <PanelFailed onRetry={() => void mutate()} />
      ) : former ? (
        // A skeleton is lower: the page would jump, and again when the next figures come.
        <Box aria-busy sx={{ opacity: 0.4 }}>
          <Content {...figures(former)} />
        </Box>
      ) : (
        <Box aria-busy>
          <Skeleton width="40%" height={36} />
          <Skeleton width="60%" height={20} />
        </Box>
      )}
    </Card>
  );
}

function Content({ value, delta, course }: TileFigures) {
  return (
    <>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 1 }}>
        <Box sx={{ typography: "h3", lineHeight: "2.25rem", fontVariantNumeric: "tabular-nums" }}>
          <Box component="bdi" sx={{ whiteSpace: "nowrap" }}>
            {value}
          </Box>
        </Box>
        {/* Two tiles stand side by side on a phone, with room for the figure alone. */}
        <Box sx={{ display: { xs: "none", sm: "block" } }}>
          <Sparkline values={course} />
        </Box>
      </Box>
      {/* On a phone it takes two lines, and a night without one before it has none to say. */}
      <Box sx={{ typography: "body2", minHeight: { xs: "2lh", sm: "1lh" } }}>
        {delta && <Delta {...delta} />}
      </Box>
    </>
  );
}

/** A colour only where a direction is good or bad. */
function Delta({ text, difference, isGood }: NonNullable<TileFigures["delta"]>) {
  const Icon =
    difference === 0 ? IconMinus : difference > 0 ? IconArrowUpRight : IconArrowDownRight;
  const color =
    isGood === undefined || difference === 0
      ? "text.secondary"
      : isGood
        ? "success.main"
        : "error.main";
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, color }}>
      <Box component={Icon} size={16} data-directional aria-hidden sx={{ flex: "none" }} />
      {text}
    </Box>
  );
}
