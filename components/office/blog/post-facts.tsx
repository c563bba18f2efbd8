import Box from "@mui/material/Box";
import { IconClock, IconEye, IconMessage, IconShare3, type TablerIcon } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { BlogTeaser } from "@/lib/office/blog/teasers";

type Props = {
  post: BlogTeaser;
  /** Whether there is room to say how often it was shared. */
  hasShares?: boolean;
};

/** How long a post takes to read, how often it was read and answered, and its day. */
export function PostFacts({ post, hasShares = false }: Props) {
  const { minutes, view, share, comments, createdAt } = post;
  const t = useTranslations("blog");
  const format = useFormatter();
  const day = format.dateTime(new Date(createdAt), {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.75, rowGap: 0.5, flex: 1 }}>
      <Fact icon={IconClock} shown={t("minutes", { minutes })} />
      <Fact icon={IconEye} shown={format.number(view)} said={t("views", { count: view })} />
      {hasShares && (
        <Fact icon={IconShare3} shown={format.number(share)} said={t("shares", { count: share })} />
      )}
      <Fact
        icon={IconMessage}
        shown={format.number(comments)}
        said={t("commentCount", { count: comments })}
      />
      <Box component="time" dateTime={createdAt} sx={{ marginInlineStart: "auto" }}>
        {day}
      </Box>
    </Box>
  );
}

/** A number whose icon says to the eye what it counts. */
function Fact({ icon: Icon, shown, said }: { icon: TablerIcon; shown: string; said?: string }) {
  return (
    <Box component="span" sx={fact}>
      <Icon size={16} aria-hidden />
      <span {...(said && { "aria-hidden": true })}>{shown}</span>
      {said && <VisuallyHidden component="span">{said}</VisuallyHidden>}
    </Box>
  );
}

const fact = {
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: 0.75,
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
} as const;
