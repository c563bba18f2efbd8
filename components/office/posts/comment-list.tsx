import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { SocialPost } from "@/lib/office/posts/schema";
import { Thread } from "./thread";

/** So many of the newest are shown at first. */
const FEW = 2;

/** The comments of a post, oldest first. */
export function CommentList({ post }: { post: SocialPost }) {
  const t = useTranslations("posts");
  const [isWhole, setIsWhole] = useState(false);
  const { comments } = post.data;
  const shown = isWhole ? comments : comments.slice(-FEW);
  const hidden = comments.length - shown.length;
  if (comments.length === 0) return null;
  return (
    <Box>
      {hidden > 0 && (
        <Button onClick={() => setIsWhole(true)} sx={{ minHeight: 44 }}>
          {t("earlier")}
        </Button>
      )}
      <Box component="ul" sx={{ display: "grid", gap: 1, m: 0, p: 0, listStyle: "none" }}>
        {shown.map((comment) => (
          <Thread key={comment.id} post={post} comment={comment} />
        ))}
      </Box>
    </Box>
  );
}
