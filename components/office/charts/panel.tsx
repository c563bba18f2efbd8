import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { createContext, type ReactNode, use, useId, useState } from "react";
import { FiguresTable } from "./figures-table";
import type { Figures } from "./graph-data";
import { softTone } from "./graph-looks";
import { PanelFailed } from "./panel-failed";
import { PanelHead } from "./panel-head";
import { PanelMenu } from "./panel-menu";

/** An answer of the server, which each panel waits for on its own. */
export type Answer<Data> = {
  data: Data | undefined;
  error: Error | undefined;
  mutate: () => unknown;
};

export type PanelFrame = {
  title: string;
  /** Names the panel's file, in every language the same. */
  name: string;
  /** Quiet words beside the title. */
  note?: string | undefined;
  /** Whether its figures are samples rather than the DJ's own. */
  isSample?: boolean;
  /** Which columns of its table are amounts of money, from 0. */
  money?: readonly number[];
  /** What changes the figures, such as a choice of the period. */
  control?: ReactNode;
  /** Of its content, in pixels: the same while it loads, when it fails and in the table view. */
  height: number;
};

type Content<Data> = {
  answer: Answer<Data>;
  figures: (data: Data) => Figures;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

type Props<Data> = PanelFrame &
  Content<Data> & {
    /** Shown above the content, in a row that is there from the beginning. */
    legend?: ((data: Data) => ReactNode) | undefined;
  };

/** Whether panels show their figures below the drawing as well, rather than in its place when asked to. */
export const TablesBeside = createContext(false);

const NO_COLUMN: readonly number[] = [];

/** How many rows fit below a drawing without scrolling, and their height in pixels. */
const ROWS_BESIDE = 5;
const ROW = 34;

/** A card with figures: drawn, as a table or as a file. It loads, fails and tries again without the others. */
export function Panel<Data>({
  control,
  legend,
  height,
  name,
  money = NO_COLUMN,
  ...panel
}: Props<Data>) {
  const { title, note, isSample, answer } = panel;
  const titleId = useId();
  const [isTable, setIsTable] = useState(false);
  const hasTable = use(TablesBeside);
  const figures = answer.data && panel.figures(answer.data);

  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={[{ minWidth: 0, height: "100%" }, softTone]}
    >
      <PanelHead titleId={titleId} title={title} note={note} isSample={isSample}>
        {control}
        <PanelMenu
          title={title}
          name={name}
          figures={figures?.rows.length ? figures : undefined}
          isTable={isTable}
          onTable={hasTable ? undefined : setIsTable}
        />
      </PanelHead>
      <Box sx={{ px: 2.5, pb: 2.5 }}>
        {legend && (
          <Box sx={{ minHeight: 28 }}>{answer.data && !isTable && legend(answer.data)}</Box>
        )}
        <Box sx={{ height, minWidth: 0 }}>
          {isTable && figures ? (
            <FiguresTable {...{ title, figures, height, money }} />
          ) : (
            <PanelContent {...panel} />
          )}
        </Box>
        {hasTable && (
          <Box sx={{ minHeight: (ROWS_BESIDE + 1) * ROW, mt: 1.5 }}>
            {figures && figures.rows.length > 0 && (
              <FiguresTable {...{ title, figures, money }} height={(ROWS_BESIDE + 1) * ROW} />
            )}
          </Box>
        )}
      </Box>
    </Card>
  );
}

function PanelContent<Data>({ answer, figures, skeleton, children }: Content<Data>) {
  const t = useTranslations("panels");
  const { data, error, mutate } = answer;
  if (data === undefined) {
    return error ? <PanelFailed onRetry={() => void mutate()} /> : skeleton;
  }
  if (figures(data).rows.length > 0) return children(data);
  return (
    <Box sx={{ display: "grid", placeItems: "center", height: "100%", textAlign: "center" }}>
      <Typography color="textSecondary">{t("empty")}</Typography>
    </Box>
  );
}
