import Box from "@mui/material/Box";
import { APPEAR, units } from "./wall-sizes";

/** One message in place of a song. */
export function WallMessage({
  title,
  text,
  isHeading = false,
}: {
  title: string;
  text?: string | undefined;
  /** It is what the page is about. */
  isHeading?: boolean;
}) {
  return (
    <Box key={title} sx={{ ...APPEAR, display: "grid", gap: units(2) }}>
      <Box
        component={isHeading ? "h1" : "p"}
        sx={{ m: 0, fontSize: units(8), fontWeight: 700, lineHeight: 1.15, textWrap: "balance" }}
      >
        {title}
      </Box>
      {text && (
        // ICU versions differ between server and browser, and so does the spacing of a time.
        <Box
          component="p"
          suppressHydrationWarning
          sx={{ m: 0, fontSize: units(4.5), color: "text.secondary", textWrap: "balance" }}
        >
          {text}
        </Box>
      )}
    </Box>
  );
}
