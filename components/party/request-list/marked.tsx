import Box from "@mui/material/Box";
import { findIn } from "@/lib/text/find";

/** A text in which what is searched for is marked. */
export function Marked({ text, search }: { text: string; search: string }) {
  const found = findIn(text, search);
  if (!found) return text;
  return (
    <>
      {text.slice(0, found.start)}
      <Box
        component="mark"
        sx={{ bgcolor: "warning.light", color: "warning.main", borderRadius: 0.5 }}
      >
        {text.slice(found.start, found.end)}
      </Box>
      {text.slice(found.end)}
    </>
  );
}
