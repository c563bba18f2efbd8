import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import { useTranslations } from "next-intl";
import { PageHead } from "@/components/office/page-head";
import { Face } from "@/components/ui/face";
import type { BlogTeaser } from "@/lib/office/blog/teasers";
import { PostCover } from "./post-cover";
import { PostFacts } from "./post-facts";
import { ShareButton } from "./share-button";

/** A post's title, its picture, and who wrote it when. */
export function PostHead({ post }: { post: BlogTeaser }) {
  const t = useTranslations("blog");
  const labels = useTranslations("labels");
  return (
    <>
      <PageHead
        title={post.title}
        titleLang="en"
        trail={[{ label: labels("Blog") }, { label: labels("Posts"), href: "/apps/blog/posts" }]}
        name={labels("Detail")}
      >
        <ShareButton title={post.title} />
      </PageHead>
      <PostCover
        src={post.coverImg}
        sx={{ height: { xs: 200, sm: 280, md: 340 }, borderRadius: 1 }}
      />
      <Box sx={facts}>
        <Face src={post.author.avatar} size={40} />
        <Box sx={{ fontWeight: 600 }}>{post.author.name}</Box>
        <Chip variant="tinted" color="primary" label={t(`categories.${post.category}`)} />
        <Box sx={{ flex: "1 1 320px", display: "flex", color: "text.secondary" }}>
          <PostFacts post={post} hasShares />
        </Box>
      </Box>
    </>
  );
}

const facts = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, mt: 2 } as const;
