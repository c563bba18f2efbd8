import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { Comment, SocialPost } from "@/lib/office/posts/schema";
import { Entry } from "./entry";
import { usePostTools } from "./posts-tools";
import { TextForm } from "./text-form";

type Props = { post: SocialPost; comment: Comment };

/** A comment with its replies, and the place for another one. */
export function Thread({ post, comment }: Props) {
  const t = useTranslations("posts");
  const { reply, likeEntry } = usePostTools("actions");
  const [isReplying, setIsReplying] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  function startReply() {
    setIsReplying(true);
    field.current?.focus();
  }
  return (
    <li tabIndex={-1}>
      <Entry entry={comment} onLike={() => likeEntry(post, comment.id)} onReply={startReply} />
      <Box sx={{ paddingInlineStart: { xs: 4, sm: 5.5 } }}>
        {comment.data.replies.length > 0 && (
          <Box
            component="ul"
            sx={{ display: "grid", gap: 1, m: 0, mt: 1, p: 0, listStyle: "none" }}
          >
            {comment.data.replies.map((entry) => (
              <li key={entry.id}>
                <Entry
                  entry={entry}
                  onLike={() => likeEntry(post, entry.id)}
                  onReply={startReply}
                />
              </li>
            ))}
          </Box>
        )}
        {isReplying && (
          <Box sx={{ mt: 1 }}>
            <TextForm
              autoFocus
              inputRef={field}
              label={t("replyTo", { name: comment.profile.name })}
              submitLabel={t("sendReply")}
              onSubmit={(text) => reply(post, comment.id, text)}
              onSent={() => setIsReplying(false)}
              onCancel={() => setIsReplying(false)}
            />
          </Box>
        )}
      </Box>
    </li>
  );
}
