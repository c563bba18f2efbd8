import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { SampleTag } from "./sample-tag";

type Props = {
  titleId: string;
  title: string;
  note?: string | undefined;
  isSample?: boolean | undefined;
  /** Its control and its menu. */
  children: ReactNode;
};

/** What a panel is about, and whether its figures are samples. */
export function PanelHead({ titleId, title, note, isSample = false, children }: Props) {
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        minHeight: 56,
        py: 0.75,
        paddingInlineStart: 2.5,
        paddingInlineEnd: 0.5,
      }}
    >
      <Box sx={wordsSx}>
        <Typography id={titleId} component="h2" variant="h6">
          {title}
        </Typography>
        {/* Before the note, which goes into a line of its own where there is no room for all three. */}
        {isSample && <SampleTag />}
        {note && (
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}

const wordsSx = {
  flex: "1 1 0",
  minWidth: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 1,
};
