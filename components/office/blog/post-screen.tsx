"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SWRConfig, unstable_serialize } from "swr";
import { blogPostKey } from "@/lib/office/blog/calls";
import type { BlogPost } from "@/lib/office/blog/schema";
import type { BlogTeaser } from "@/lib/office/blog/teasers";
import type { Author } from "@/lib/office/posts/schema";
import { cardGrid } from "./card-grid";
import { CommentSection } from "./comment-section";
import { PostCard } from "./post-card";
import { PostHead } from "./post-head";

type Props = {
  post: BlogPost;
  /** The same post, as a card shows it. */
  teaser: BlogTeaser;
  others: BlogTeaser[];
  /** Whom the visitor's comments are by. */
  author: Author;
  /** The post's text, from the server. */
  children: ReactNode;
};

/** A post with its comments, and the way to others. */
export function PostScreen({ post, teaser, others, author, children }: Props) {
  const t = useTranslations("blog");
  return (
    <SWRConfig value={{ fallback: { [unstable_serialize(blogPostKey(teaser.name))]: post } }}>
      <Box component="article">
        <PostHead post={teaser} />
        <Box sx={column}>
          {children}
          <CommentSection key={teaser.name} name={teaser.name} post={post} author={author} />
        </Box>
      </Box>
      <Box component="section" aria-labelledby="more" sx={{ mt: 6 }}>
        <Typography id="more" component="h2" variant="h4" sx={{ mb: 2 }}>
          {t("more")}
        </Typography>
        <Box sx={cardGrid}>
          {others.map((other) => (
            <PostCard key={other.id} post={other} heading="h3" />
          ))}
        </Box>
      </Box>
    </SWRConfig>
  );
}

/** As wide as lines are easy to read. */
const column = { maxWidth: 720, mx: "auto", mt: 4 } as const;
