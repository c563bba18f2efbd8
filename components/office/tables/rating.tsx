import Box from "@mui/material/Box";
import { IconStar, IconStarFilled } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

const STARS = [1, 2, 3, 4, 5];

export function Rating({ value }: { value: number }) {
  const t = useTranslations("tables");
  return (
    <Box component="span" sx={{ display: "flex", position: "relative", color: "warning.main" }}>
      {STARS.map((star) =>
        star <= value ? (
          <IconStarFilled key={star} size={16} aria-hidden />
        ) : (
          <IconStar key={star} size={16} aria-hidden />
        ),
      )}
      <VisuallyHidden component="span">{t("stars", { count: value })}</VisuallyHidden>
    </Box>
  );
}
