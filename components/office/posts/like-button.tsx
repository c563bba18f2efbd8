import Button from "@mui/material/Button";
import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import type { Likes } from "@/lib/office/posts/schema";

type Props = { likes: Likes; onToggle: () => void };

/** Likes something, or removes the like. It says how many like it. */
export function LikeButton({ likes: { like, value }, onToggle }: Props) {
  const t = useTranslations("posts");
  const format = useFormatter();
  const Icon = like ? IconHeartFilled : IconHeart;
  return (
    <Button
      color="inherit"
      startIcon={<Icon size={20} aria-hidden />}
      aria-pressed={like}
      aria-label={t("like", { count: value })}
      onClick={onToggle}
      sx={{
        minWidth: 64,
        minHeight: 44,
        "@media (pointer: coarse)": { minHeight: 48 },
        color: like ? "error.main" : "text.secondary",
        fontVariantNumeric: "tabular-nums",
      }}
    >
      {format.number(value)}
    </Button>
  );
}
