import Box from "@mui/material/Box";
import { IconMessage2 } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { AreaNotice } from "@/components/office/desk/area-notice";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CloseButton } from "@/components/ui/close-button";
import { useSync } from "@/lib/client/effects/use-change";
import type { SocialPost } from "@/lib/office/posts/schema";
import { PostCard } from "./post-card";
import { usePostTools } from "./posts-tools";

/** How many posts are shown at first, and join with each step. */
const STEP = 5;

/** The posts, newest first. The one that the address names comes into sight. */
export function Feed({ posts }: { posts: readonly SocialPost[] }) {
  const t = useTranslations("posts");
  const { chosenId } = usePostTools("address");
  const { chooseNone } = usePostTools("actions");
  const [count, setCount] = useState(STEP);
  const feed = useRef<HTMLDivElement>(null);
  const chosen = posts.findIndex(({ id }) => String(id) === chosenId);
  const shown = posts.slice(0, Math.max(count, chosen + 1));

  const wanted = chosen >= 0 ? `post-${chosenId}` : undefined;

  useSync(wanted, () => {
    if (!wanted) return;
    const card = feed.current?.querySelector<HTMLElement>(`[id="${wanted}"]`);
    // jsdom has no layout to scroll in.
    card?.scrollIntoView?.({ block: "start" });
    card?.focus({ preventScroll: true });
  });

  function showMore() {
    setCount(shown.length + STEP);
    const next = posts[shown.length];
    requestAnimationFrame(() => {
      if (next) document.getElementById(`post-${next.id}`)?.focus({ preventScroll: true });
    });
  }

  if (posts.length === 0)
    return <AreaNotice icon={IconMessage2} title={t("empty.title")} text={t("empty.text")} />;
  return (
    <Box ref={feed} sx={{ display: "grid", gap: 2 }}>
      {chosenId && !wanted && (
        <Alert severity="info" action={<CloseButton onClick={chooseNone} />}>
          {t("gone")}
        </Alert>
      )}
      {shown.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      {shown.length < posts.length && (
        <Button variant="tinted" onClick={showMore}>
          {t("older")}
        </Button>
      )}
    </Box>
  );
}
