import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { SocialPost } from "@/lib/office/posts/schema";
import { Thread } from "./thread";

/** How many of the newest are shown at first, and how many more with each step. */
const FEW = 2;
const STEP = 10;

/** The comments of a post, oldest first. */
export function CommentList({ post }: { post: SocialPost }) {
  const t = useTranslations("posts");
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(FEW);
  const { comments } = post.data;
  const shown = comments.slice(-count);
  const hidden = comments.length - shown.length;
  function showMore() {
    setCount(shown.length + STEP);
    // The button may go; reading continues at what has come.
    requestAnimationFrame(() => (list.current?.firstElementChild as HTMLElement | null)?.focus());
  }
  if (comments.length === 0) return null;
  return (
    <Box>
      {hidden > 0 && (
        <Button onClick={showMore} size="medium">
          {t("earlier")}
        </Button>
      )}
      <Box
        ref={list}
        component="ul"
        sx={{ display: "grid", gap: 1, m: 0, p: 0, listStyle: "none" }}
      >
        {shown.map((comment) => (
          <Thread key={comment.id} post={post} comment={comment} />
        ))}
      </Box>
    </Box>
  );
}
