import Box from "@mui/material/Box";
import { IconMessageCircle, IconShare2 } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { SocialPost } from "@/lib/office/posts/schema";
import { LikeButton } from "./like-button";
import { usePostTools } from "./posts-tools";

type Props = { post: SocialPost; onComment: () => void };

/** What can be done with a post. */
export function PostActions({ post, onComment }: Props) {
  const t = useTranslations("posts");
  const { like, share } = usePostTools("actions");
  const { likes, comments } = post.data;
  return (
    <Box
      sx={{ display: "flex", alignItems: "center", gap: 0.5, fontVariantNumeric: "tabular-nums" }}
    >
      <LikeButton likes={likes} onToggle={() => like(post)} />
      <Button
        color="muted"
        aria-label={t("comments", { count: comments.length })}
        onClick={onComment}
        isNarrow
      >
        <IconMessageCircle size={20} aria-hidden />
        {comments.length}
      </Button>
      <Box sx={{ flex: 1 }} />
      <Button color="muted" onClick={() => share(post)} isNarrow>
        <IconShare2 size={20} aria-hidden />
        {t("share")}
      </Button>
    </Box>
  );
}
