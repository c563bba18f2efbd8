import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { clamp, descent } from "@/components/ui/clamp";
import { Face } from "@/components/ui/face";
import type { BlogTeaser } from "@/lib/office/blog/teasers";
import { PostCover } from "./post-cover";
import { PostFacts } from "./post-facts";
import { PostLink } from "./post-link";

type Props = { post: BlogTeaser; heading?: "h2" | "h3" };

/** A post in the list: the whole card leads to it. */
export function PostCard({ post, heading = "h2" }: Props) {
  const t = useTranslations("blog");
  return (
    <Card component="article" sx={card}>
      <Box sx={{ position: "relative" }}>
        <PostCover src={post.coverImg} isLazy sx={{ height: { xs: 168, lg: 144 } }} />
        <Face src={post.author.avatar} size={40} sx={face} />
      </Box>
      <Box sx={{ display: "flex", flexDirection: "column", flex: 1, gap: 1, p: 2 }}>
        <Box sx={line}>
          <Box component="span" sx={{ color: "primary.main", fontWeight: 600, flex: "none" }}>
            {t(`categories.${post.category}`)}
          </Box>
          <span>·</span>
          {/* Of its own direction, so that a long name loses its end in every language. */}
          <Box dir="auto" sx={clamp(1)}>
            {post.author.name}
          </Box>
        </Box>
        <Typography component={heading} variant="h6" sx={{ lineHeight: 1.25 }}>
          <PostLink post={post} />
        </Typography>
        <Typography lang="en" dir="auto" variant="body2" sx={opening}>
          {post.opening}
        </Typography>
        <Box
          sx={{ display: "flex", mt: "auto", pt: 1, typography: "body2", color: "text.secondary" }}
        >
          <PostFacts post={post} />
        </Box>
      </Box>
    </Card>
  );
}

const card = {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  p: 0,
  "&:hover": { bgcolor: "background.raised" },
} as const;

/** Its end is left to the author's picture. */
const line = {
  display: "flex",
  gap: 0.5,
  paddingInlineEnd: 5,
  typography: "body2",
  color: "text.secondary",
} as const;

/** Over the picture's lower edge. */
const face = {
  position: "absolute",
  insetInlineEnd: 12,
  bottom: -20,
  border: 3,
  borderColor: "background.paper",
} as const;

const opening = {
  ...descent,
  // Of a text of its own direction, which stands where the page's lines begin.
  textAlign: "left",
  color: "text.secondary",
  display: "-webkit-box",
  WebkitLineClamp: 3,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
} as const;
