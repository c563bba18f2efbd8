import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useTranslations } from "next-intl";
import { AreaFailed } from "@/components/office/desk/area-failed";
import { SAMPLES_INSIDE } from "@/components/office/desk/veil";
import { useFeed } from "@/lib/office/posts/hooks";
import type { Author } from "@/lib/office/posts/schema";
import { Composer } from "./composer";
import { Feed } from "./feed";
import { PostTools } from "./posts-tools";
import { useTools } from "./use-tools";

/** What the visitor has posted, and the place to post. */
export function FeedArea({ me }: { me: Author }) {
  const t = useTranslations("posts");
  const tools = useTools(me);
  const { posts, error, retry } = useFeed(me);
  return (
    <PostTools parts={tools}>
      <Box {...SAMPLES_INSIDE} sx={{ display: "grid", gap: 2, minWidth: 0 }}>
        <Composer />
        {posts ? (
          <Feed posts={posts} />
        ) : error ? (
          <AreaFailed title={t("failed")} error={error} onRetry={retry} />
        ) : (
          <Skeleton variant="rounded" height={420} aria-busy />
        )}
      </Box>
    </PostTools>
  );
}
