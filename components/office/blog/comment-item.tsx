import Box from "@mui/material/Box";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { BlogComment } from "@/lib/office/blog/schema";
import { nameOf } from "@/lib/office/posts/authors";
import type { Author } from "@/lib/office/posts/schema";
import { RemarkForm } from "./remark-form";
import { RemarkText } from "./remark-text";

type Props = { comment: BlogComment; author: Author; onReply: (text: string) => void };

/** A comment with its replies, oldest first, and the way to reply. */
export function CommentItem({ comment, author, onReply }: Props) {
  const t = useTranslations("blog");
  const name = nameOf(comment.profile, t("visitor"));
  const [isReplying, setIsReplying] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setIsReplying(false);
    button.current?.focus();
  }

  return (
    <Box component="li" tabIndex={-1} sx={{ py: 2, borderBottom: 1, borderColor: "divider" }}>
      <RemarkText remark={comment} />
      <Box sx={{ paddingInlineStart: 6.5 }}>
        <Button
          ref={button}
          size="small"
          aria-expanded={isReplying}
          aria-label={t("replyTo", { name })}
          onClick={() => setIsReplying(!isReplying)}
          edge="start"
        >
          <IconArrowBackUp size={18} data-directional aria-hidden />
          {t("reply")}
        </Button>
        {comment.replies.length > 0 && (
          <Box component="ul" sx={replies}>
            {comment.replies.map((reply) => (
              <Box component="li" key={reply.id} sx={{ py: 1 }}>
                <RemarkText remark={reply} />
              </Box>
            ))}
          </Box>
        )}
        {isReplying && (
          <Box sx={{ mt: 1 }}>
            <RemarkForm
              author={author}
              label={t("replyTo", { name })}
              submit={t("reply")}
              autoFocus
              onSend={(text) => {
                close();
                onReply(text);
              }}
            >
              <Button onClick={close}>{t("cancel")}</Button>
            </RemarkForm>
          </Box>
        )}
      </Box>
    </Box>
  );
}

const replies = {
  listStyle: "none",
  m: 0,
  p: 0,
  paddingInlineStart: 2,
  borderInlineStart: 2,
  borderColor: "divider",
} as const;
