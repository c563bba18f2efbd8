import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { clamp } from "@/components/ui/clamp";
import { isolated } from "@/components/ui/isolated";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Backer } from "@/lib/party/requests/schema";
import { voiceOf } from "@/lib/party/requests/voice";

/** Who is behind a request: one guest with their own words, and how many more. */
export function BackersSummary({ people, backers }: { people: Backer[]; backers: number }) {
  const t = useTranslations("board");
  const voice = voiceOf(people);
  const name = voice && (voice.name ? isolated(voice.name) : t("nameless"));
  return (
    <Box component="span" sx={{ display: "block", typography: "body2", lineHeight: 1.25 }}>
      <VisuallyHidden>{t("open")}</VisuallyHidden>
      <Box component="span" sx={{ color: "text.primary", ...clamp(1) }}>
        {name ? t("people", { name, others: backers - 1 }) : t("guests", { backers })}
      </Box>
      {voice?.message && (
        <Box
          component="span"
          dir="auto"
          title={voice.message}
          sx={{ color: "text.secondary", ...clamp(2) }}
        >
          “{voice.message}”
        </Box>
      )}
    </Box>
  );
}
