import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Face } from "@/components/ui/face";
import type { BlogTeaser } from "@/lib/office/blog/teasers";
import { PostCover } from "./post-cover";
import { PostFacts } from "./post-facts";
import { PostLink } from "./post-link";

/** A featured post: its picture with the words on it, which are light in both modes. */
export function FeaturedCard({ post }: { post: BlogTeaser }) {
  const t = useTranslations("blog");
  return (
    <Box component="article" sx={card}>
      <PostCover
        src={post.coverImg}
        sx={{ position: "absolute", inset: 0, height: 1, objectPosition: "50% 0" }}
      />
      <Box sx={words}>
        <Box sx={{ display: "flex", gap: 1 }}>
          <Chip size="small" label={t(`categories.${post.category}`)} sx={chip} />
          <Chip size="small" label={t("featured")} sx={chip} />
        </Box>
        <Typography component="h2" variant="h3" sx={{ textWrap: "balance" }}>
          <PostLink post={post} />
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, mt: 0.5 }}>
          <Face src={post.author.avatar} size={32} />
          <Box sx={{ fontWeight: 600 }}>{post.author.name}</Box>
          <Box sx={{ flex: "1 1 240px", display: "flex", typography: "body2" }}>
            <PostFacts post={post} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

const card = {
  position: "relative",
  overflow: "hidden",
  display: "grid",
  alignItems: "end",
  minHeight: { xs: 260, sm: 280, lg: 232 },
  borderRadius: 1,
  color: "#fff",
} as const;

const words = {
  position: "relative",
  display: "grid",
  gap: 1,
  px: { xs: 2, sm: 3 },
  pb: 2.5,
  pt: { xs: 8, lg: 5 },
  background:
    "linear-gradient(to top, rgb(8 12 20 / .96) 45%, rgb(8 12 20 / .78) 70%, transparent)",
} as const;

const chip = { justifySelf: "start", bgcolor: "rgb(255 255 255 / .2)", color: "#fff" } as const;
