import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue, useMemo } from "react";
import { useTimeAgo } from "@/components/ui/use-time-ago";
import { countWords } from "@/lib/office/notes/rules";

/** How long the note is and when it was changed. */
export function NoteFoot({ text, changedAt }: { text: string; changedAt: string }) {
  const t = useTranslations("notes");
  const timeAgo = useTimeAgo();
  const count = useWordCount(useDeferredValue(text));
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, py: 1.5, typography: "body2", color: "text.secondary" }}>
      {t("words", { count })} · {t("changed", { time: timeAgo(changedAt) })}
    </Box>
  );
}

function useWordCount(text: string) {
  const locale = useLocale();
  const segmenter = useMemo(() => new Intl.Segmenter(locale, { granularity: "word" }), [locale]);
  return useMemo(() => countWords(text, segmenter), [segmenter, text]);
}
