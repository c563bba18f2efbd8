import Box from "@mui/material/Box";

/** A number that is always the same for the same words (FNV-1a). */
function hash(words: string) {
  let value = 2_166_136_261;
  for (const letter of words) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  }
  // The last letters must move every bit, or songs of one artist would look alike.
  value = Math.imul(value ^ (value >>> 16), 2_246_822_507);
  value = Math.imul(value ^ (value >>> 13), 3_266_489_909);
  return (value ^ (value >>> 16)) >>> 0;
}

/** An endless supply of small numbers from one hash. */
function draw(seed: number, index: number, below: number) {
  return hash(`${seed}:${index}`) % below;
}

function Bars({ seed }: { seed: number }) {
  return [0, 1, 2, 3, 4, 5].map((bar) => {
    const height = 12 + draw(seed, bar, 22);
    return (
      <rect
        key={bar}
        x={5 + bar * 7}
        y={24 - height / 2}
        width={4}
        height={height}
        rx={2}
        fill="#fff"
        opacity={0.7}
      />
    );
  });
}

function Horizon({ seed }: { seed: number }) {
  const line = 22 + draw(seed, 1, 10);
  return (
    <>
      <circle
        cx={12 + draw(seed, 2, 26)}
        cy={12 + draw(seed, 3, 6)}
        r={6}
        fill="#fff"
        opacity={0.8}
      />
      <path
        d={`M0 ${line} Q12 ${line - 8} 24 ${line} T48 ${line} V48 H0Z`}
        fill="#fff"
        opacity={0.28}
      />
      <path
        d={`M0 ${line + 9} Q14 ${line} 28 ${line + 8} T48 ${line + 6} V48 H0Z`}
        fill="#000"
        opacity={0.22}
      />
    </>
  );
}

function Record({ seed }: { seed: number }) {
  return (
    <>
      <circle cx={24} cy={24} r={17} fill="#000" opacity={0.3} />
      <circle cx={24} cy={24} r={12} fill="none" stroke="#fff" strokeWidth={1} opacity={0.35} />
      <circle cx={24} cy={24} r={6} fill="#fff" opacity={0.8} />
      <circle cx={24} cy={24} r={1.5} fill="#000" opacity={0.6} />
      <path
        d={`M${38 - draw(seed, 1, 4)} 6 L30 21`}
        stroke="#fff"
        strokeWidth={2}
        strokeLinecap="round"
        opacity={0.7}
      />
    </>
  );
}

const PATTERNS = [Bars, Horizon, Record];

/** The picture of a song, drawn from its words: every song looks like itself, and nothing is fetched. */
export function Cover({ words, size = 48 }: { words: string; size?: number }) {
  const seed = hash(words);
  const hue = seed % 360;
  const Pattern = PATTERNS[draw(seed, 7, PATTERNS.length)] ?? Bars;
  return (
    <Box
      aria-hidden
      sx={{
        width: size,
        height: size,
        flex: "none",
        borderRadius: 0.8,
        overflow: "hidden",
        backgroundImage: `linear-gradient(135deg, hsl(${hue} 60% 46%), hsl(${(hue + 60) % 360} 58% 28%))`,
      }}
    >
      <svg viewBox="0 0 48 48" width="100%" height="100%" style={{ display: "block" }} aria-hidden>
        <Pattern seed={seed} />
      </svg>
    </Box>
  );
}
