"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Head } from "@/components/ui/head";
import { usePosterAddress } from "@/lib/party/posters/hooks";
import type { PosterSubject, PosterWords } from "@/lib/party/posters/schema";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
import type { LanguageCode } from "@/lib/shell/i18n/locales";
import type { Poster } from "./poster";
import { PosterChoices } from "./poster-choices";
import { PosterDownloads } from "./poster-downloads";
import { PosterEmpty } from "./poster-empty";
import { PosterPreview } from "./poster-preview";
import { PrintedPoster } from "./printed-poster";

type Props = {
  subjects: PosterSubject[];
  /** The site's host, where guests type a code. */
  site: string;
  words: Record<LanguageCode, PosterWords>;
};

/** A poster to choose, look at, print and take along. */
export function PosterScreen({ subjects, site, words }: Props) {
  const t = useTranslations("posters");
  const { query, choose } = usePosterAddress();
  const theme = useCustomizer(({ settings }) => settings.activeTheme);
  const own = useCustomizer(({ settings }) => settings.isLanguage);
  const subject = subjects.find(({ id }) => id === query.event) ?? subjects[0];
  const first = query.language ?? own;
  const second = query.second === first ? undefined : query.second;
  const poster: Poster | undefined = subject && {
    subject,
    site,
    size: query.size ?? "a4",
    theme: query.theme ?? theme,
    languages: (second ? [first, second] : [first]).map((code) => ({ code, words: words[code] })),
  };

  return (
    <>
      <Head title={t("title")} />
      {poster ? (
        <Box
          sx={{
            display: "grid",
            gap: 3,
            alignItems: "start",
            gridTemplateColumns: { md: "320px minmax(0, 1fr)" },
          }}
        >
          <Box sx={{ display: "grid", gap: 3 }}>
            <PosterChoices poster={poster} subjects={subjects} onChoose={choose} />
            <PosterDownloads subject={poster.subject} />
          </Box>
          <PosterPreview poster={poster} />
          <PrintedPoster poster={poster} />
        </Box>
      ) : (
        <PosterEmpty />
      )}
    </>
  );
}
