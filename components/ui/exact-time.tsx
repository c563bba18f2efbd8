import Box from "@mui/material/Box";

/** What a pointer, a finger or the Tab key reaches. Begun with a colon, a selector would start from the text itself. */
const REACHED = ["li", "a", "[tabindex]"]
  .flatMap((part) => [`${part}:hover &`, `${part}:focus-within &`])
  .join(", ");

type Props = { at: string; relative: string; exact: string };

/** A relative time. Screen readers also get the exact one; everybody sees it on hover, focus and touch. */
export function ExactTime({ at, relative, exact }: Props) {
  return (
    <Box component="time" dateTime={at} sx={{ position: "relative" }}>
      {relative}
      <Box
        component="span"
        sx={{
          position: "absolute",
          clipPath: "inset(50%)",
          [REACHED]: { position: "static", clipPath: "none" },
        }}
      >
        {` · ${exact}`}
      </Box>
    </Box>
  );
}
