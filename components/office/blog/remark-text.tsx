import Box from "@mui/material/Box";
import { useFormatter, useTranslations } from "next-intl";
import { ExactTime } from "@/components/ui/exact-time";
import { Face } from "@/components/ui/face";
import { useTimeAgo } from "@/components/ui/use-time-ago";
import type { BlogReply } from "@/lib/office/blog/schema";
import { nameOf } from "@/lib/office/posts/authors";
import { entryLanguage } from "@/lib/office/posts/entry-language";

/** Who wrote a comment or a reply, when, and what. */
export function RemarkText({ remark: { id, profile, time, comment } }: { remark: BlogReply }) {
  const t = useTranslations("blog");
  const format = useFormatter();
  const timeAgo = useTimeAgo();
  const exact = format.dateTime(new Date(time), {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return (
    <Box sx={{ display: "flex", gap: 1.5 }}>
      <Face src={profile.avatar} size={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 1 }}>
          <Box dir="auto" sx={{ fontWeight: 600 }}>
            {nameOf(profile, t("visitor"))}
          </Box>
          <Box sx={{ typography: "body2", color: "text.secondary" }}>
            <ExactTime at={time} relative={timeAgo(time)} exact={exact} />
          </Box>
        </Box>
        <Box
          lang={entryLanguage(id)}
          dir="auto"
          sx={{ mt: 0.25, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}
        >
          {comment}
        </Box>
      </Box>
    </Box>
  );
}
