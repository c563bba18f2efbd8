import Box from "@mui/material/Box";
import type { Poster } from "./poster";
import { PosterLines } from "./poster-lines";

/** How wide a letter is at most, in its own height: capitals stand apart in a code, and addresses are small letters. */
const LETTER = { code: 0.82, link: 0.62 };

/** For those who cannot scan: the code in large letters, or the address. */
export function PosterCode({ poster, color }: { poster: Poster; color: string }) {
  const { subject, site, languages } = poster;
  const isLink = subject.id === null;
  // As large as the longest line has room for, and no more than a tenth of the face.
  const widest = 100 / subject.code.length / LETTER[isLink ? "link" : "code"];
  return (
    <Box sx={{ display: "grid", gap: "0.6cqmin", alignContent: "end", minWidth: 0 }}>
      <PosterLines
        lines={languages.map(({ code, words }) => ({
          code,
          text: isLink ? words.orLink : words.orCode,
        }))}
        sizes={["3.2cqmin", "2.8cqmin"]}
      />
      {!isLink && (
        <Box dir="ltr" sx={{ fontSize: "3.6cqmin", fontWeight: 700, overflowWrap: "anywhere" }}>
          {site}
        </Box>
      )}
      {/* A container of its own: its width is that of the column, not of the face. */}
      <Box sx={{ containerType: "inline-size" }}>
        <Box
          dir="ltr"
          sx={{
            fontSize: `min(${isLink ? 6 : 10}cqh, ${widest}cqw)`,
            fontWeight: 800,
            lineHeight: 1.1,
            letterSpacing: isLink ? 0 : "0.1em",
            color,
            overflowWrap: "anywhere",
          }}
        >
          {subject.code}
        </Box>
      </Box>
    </Box>
  );
}
