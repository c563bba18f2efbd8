import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useBlogActions, useBlogPost } from "@/lib/office/blog/hooks";
import type { BlogPost } from "@/lib/office/blog/schema";
import type { Author } from "@/lib/office/posts/schema";
import { CommentItem } from "./comment-item";
import { RemarkForm } from "./remark-form";

type Props = { name: string; post: BlogPost; author: Author };

/** How many of the newest are shown at first, and how many more with each step. */
const STEP = 10;

/** The comments of a post, the newest first, below the field for another. */
export function CommentSection({ name, post, author }: Props) {
  const t = useTranslations("blog");
  const { data: { comments } = post } = useBlogPost(name);
  const [count, setCount] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);
  const actions = useBlogActions(name, post.id);
  function showMore() {
    setCount(count + STEP);
    // The button may go; reading continues where it was.
    requestAnimationFrame(() =>
      (list.current?.children[count] as HTMLElement | undefined)?.focus(),
    );
  }
  return (
    <Box component="section" aria-labelledby="comments" sx={{ mt: 5 }}>
      <Typography id="comments" component="h2" variant="h4" sx={{ mb: 2 }}>
        {t("commentCount", { count: comments.length })}
      </Typography>
      <RemarkForm
        author={author}
        label={t("comment.label")}
        submit={t("comment.send")}
        onSend={(text) => void actions.comment(text, author)}
      />
      <Box
        ref={list}
        component="ul"
        aria-labelledby="comments"
        sx={{ listStyle: "none", m: 0, p: 0 }}
      >
        {comments.slice(0, count).map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            author={author}
            onReply={(text) => void actions.reply(comment.id, text, author)}
          />
        ))}
      </Box>
      {comments.length > count && (
        <Box sx={{ mt: 2 }}>
          <Button variant="tinted" size="medium" onClick={showMore}>
            {t("earlier")}
          </Button>
        </Box>
      )}
    </Box>
  );
}
