import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Likes } from "@/lib/office/posts/schema";

type Props = { likes: Likes; onToggle: () => void };

/** Likes something, or removes the like. It says how many like it. */
export function LikeButton({ likes: { like, value }, onToggle }: Props) {
  const t = useTranslations("posts");
  const format = useFormatter();
  const Icon = like ? IconHeartFilled : IconHeart;
  return (
    <Button
      color={like ? "error" : "muted"}
      aria-pressed={like}
      aria-label={t("like", { count: value })}
      onClick={onToggle}
      isNarrow
    >
      <Icon size={20} aria-hidden />
      {format.number(value)}
    </Button>
  );
}
