import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { IconMessageCircle, IconShare2 } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
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
    <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
      <LikeButton likes={likes} onToggle={() => like(post)} />
      <Button
        color="inherit"
        startIcon={<IconMessageCircle size={20} aria-hidden />}
        aria-label={t("comments", { count: comments.length })}
        onClick={onComment}
        sx={action}
      >
        {comments.length}
      </Button>
      <Box sx={{ flex: 1 }} />
      <Button
        color="inherit"
        startIcon={<IconShare2 size={20} aria-hidden />}
        onClick={() => share(post)}
        sx={action}
      >
        {t("share")}
      </Button>
    </Box>
  );
}

const action = {
  minHeight: 44,
  "@media (pointer: coarse)": { minHeight: 48 },
  color: "text.secondary",
  fontVariantNumeric: "tabular-nums",
};
