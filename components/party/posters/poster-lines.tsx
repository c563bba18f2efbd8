import Box from "@mui/material/Box";
import { type LanguageCode, locales } from "@/lib/shell/i18n/locales";

type Props = {
  lines: { code: LanguageCode; text: string }[];
  /** Of the first language and of the second. */
  sizes: readonly [string, string];
  weight?: number;
};

/** The same words in one or two languages, each in its own direction. */
export function PosterLines({ lines, sizes, weight = 500 }: Props) {
  return lines.map(({ code, text }, index) => (
    <Box
      key={code}
      lang={locales[code].tag}
      dir={locales[code].dir}
      sx={{
        fontSize: sizes[index === 0 ? 0 : 1],
        fontWeight: weight,
        lineHeight: 1.25,
        textWrap: "balance",
      }}
    >
      {text}
    </Box>
  ));
}
