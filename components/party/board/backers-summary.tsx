import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Marked } from "@/components/party/request-list/marked";
import { clamp } from "@/components/ui/clamp";
import { isolated } from "@/components/ui/isolated";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useRequestsStore } from "@/lib/party/request-list/store";
import type { Backer } from "@/lib/party/requests/schema";
import { voiceOf } from "@/lib/party/requests/voice";
import { excerptOf, findIn } from "@/lib/text/find";

/** Who is behind a request: one guest with their own words, and how many more. */
export function BackersSummary({ people, backers }: { people: Backer[]; backers: number }) {
  const t = useTranslations("board");
  const search = useRequestsStore(({ requestSearch }) => requestSearch);
  const voice = voiceOf(people, search);
  const name = voice && (voice.name ? isolated(voice.name) : t("nameless"));
  return (
    <Box component="span" sx={{ display: "block", typography: "body2", lineHeight: 1.25 }}>
      <VisuallyHidden>{t("open")}</VisuallyHidden>
      <Box component="span" sx={{ color: "text.primary", ...clamp(1) }}>
        <Marked
          text={name ? t("people", { name, others: backers - 1 }) : t("guests", { backers })}
          search={voice?.name && findIn(voice.name, search) ? search : ""}
        />
      </Box>
      {voice?.message && (
        <Box
          component="span"
          dir="auto"
          title={voice.message}
          sx={{ color: "text.secondary", ...clamp(2) }}
        >
          “<Marked text={excerptOf(voice.message, search)} search={search} />”
        </Box>
      )}
    </Box>
  );
}
