import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import type { Series } from "./graph-data";
import { toneColor } from "./graph-looks";

/** Says which line or column is which, by colour and by stroke. */
export function Legend({
  series,
}: {
  series: readonly Pick<Series, "name" | "tone" | "isDotted">[];
}) {
  return (
    <Box
      component="ul"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
        p: 0,
        listStyle: "none",
        typography: "body2",
        color: "text.secondary",
      }}
    >
      {series.map(({ name, tone, isDotted }) => (
        <Box component="li" key={name} sx={{ display: "flex", alignItems: "center", gap: 0.75 }}>
          <ToneMark tone={tone} isDotted={isDotted} />
          <span dir="auto">{name}</span>
        </Box>
      ))}
    </Box>
  );
}

type MarkProps = { tone: Series["tone"]; isDotted?: boolean | undefined };

export function ToneMark({ tone, isDotted }: MarkProps) {
  const color = toneColor(useTheme(), tone);
  return (
    <Box
      aria-hidden
      sx={
        isDotted
          ? { width: 16, borderTop: "2px dotted", borderColor: color }
          : { width: 10, height: 10, borderRadius: "3px", bgcolor: color }
      }
    />
  );
}
