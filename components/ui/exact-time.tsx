import Box from "@mui/material/Box";

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
          ":is(li, a, [tabindex]):is(:hover, :focus-within) &": {
            position: "static",
            clipPath: "none",
          },
        }}
      >
        {` · ${exact}`}
      </Box>
    </Box>
  );
}
