import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode, Ref } from "react";

export type HeadProps = {
  title: string;
  /** The language of a title that is a sample. */
  titleLang?: "en" | undefined;
  /** The title, to give it the focus of what is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** The way back, before the title. */
  back?: ReactNode;
  /** The way here, over the title. */
  crumbs?: ReactNode;
  /** A quiet line after the title, such as the samples' one. */
  line?: ReactNode;
  /** Where the visitor's changes are kept. */
  status?: ReactNode;
  /** Quiet controls first, then the page's one main action. */
  children?: ReactNode;
};

/** The head of every page that has one: where there is room, one row of 56 px with a place for each thing. */
export function Head(props: HeadProps) {
  const { title, titleLang, titleRef, back, crumbs, line, status, children } = props;
  return (
    <Box component="header" sx={head}>
      {back}
      {/* On phones a short title leaves the main action its row; one with crumbs may be long. */}
      <Box
        sx={{
          flex: { xs: crumbs ? "1 1 240px" : "1 1 120px", sm: line ? "1 1 240px" : "1 1 160px" },
          // No word of it is broken to leave room for what stands beside it.
          minWidth: "min-content",
          maxWidth: 1,
        }}
      >
        {crumbs}
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 2 }}>
          <Typography
            variant="h3"
            component="h1"
            lang={titleLang}
            dir="auto"
            {...(titleRef && { ref: titleRef, tabIndex: -1 })}
            sx={{ lineHeight: 1.3, overflowWrap: "break-word", textAlign: "left" }}
          >
            {title}
          </Typography>
          {line}
        </Box>
      </Box>
      {status}
      {children}
    </Box>
  );
}

const head = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: { xs: 1, sm: 2 },
  rowGap: 1,
  minHeight: 56,
  mb: 2,
} as const;
