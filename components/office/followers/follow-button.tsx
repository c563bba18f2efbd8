import { IconCheck, IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { useFollowerActions } from "@/lib/office/followers/hooks";
import type { Follower } from "@/lib/office/followers/schema";

/** Follows a person, or no longer: that can be undone, because a list of friends loses the card at once. */
export function FollowButton({ follower: { id, name, isFollowed } }: { follower: Follower }) {
  const t = useTranslations("followers");
  const showUndo = useUndoToast();
  const { follow } = useFollowerActions();
  const Icon = isFollowed ? IconCheck : IconPlus;
  const words = isFollowed ? "followed" : "follow";

  function toggle() {
    follow(id, !isFollowed);
    if (!isFollowed) return;
    showUndo(t("unfollowed", { name }), () => follow(id, true));
  }
  return (
    <Button
      variant={isFollowed ? "tinted" : "contained"}
      aria-label={t(`${words}Name`, { name })}
      onClick={toggle}
      size="medium"
    >
      <Icon size={18} aria-hidden />
      {t(words)}
    </Button>
  );
}
