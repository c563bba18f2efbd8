import Link from "@mui/material/Link";
import type { Route } from "next";
import NextLink from "next/link";
import type { BlogTeaser } from "@/lib/office/blog/teasers";

/** A post's title: a link that covers the card around it. */
export function PostLink({ post }: { post: Pick<BlogTeaser, "name" | "title"> }) {
  return (
    <Link
      component={NextLink}
      href={`/apps/blog/detail/${post.name}` as Route}
      lang="en"
      dir="auto"
      color="inherit"
      underline="none"
      sx={{
        "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: "inherit" },
        "&:focus-visible": { outline: "none" },
        "&:focus-visible::after": {
          outline: "2px solid var(--palette-primary-main)",
          outlineOffset: -2,
        },
      }}
    >
      {post.title}
    </Link>
  );
}
