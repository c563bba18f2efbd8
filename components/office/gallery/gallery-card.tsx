import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { IconDotsVertical, IconDownload, IconMaximize } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import { MenuIconButton } from "@/components/ui/menu-button";
import { PictureButton } from "@/components/ui/picture-button";
import { useTimeZone } from "@/components/ui/use-time-zone";
import type { GalleryItem } from "@/lib/office/gallery/schema";
import styles from "./gallery-card.module.css";

type Props = { item: GalleryItem; alt: string; onOpen: () => void };

/** A picture of the gallery with its name, kind and date. */
export function GalleryCard({ item: { cover, name, time }, alt, onOpen }: Props) {
  const t = useTranslations("gallery");
  const format = useFormatter();
  const timeZone = useTimeZone();
  const date = format.dateTime(new Date(time), {
    dateStyle: "medium",
    ...(timeZone && { timeZone }),
  });
  return (
    <Card component="li">
      <PictureButton
        aria-label={t("open", { name })}
        src={cover}
        alt={alt}
        width={320}
        height={220}
        className={styles.picture}
        onClick={onOpen}
      />
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, p: 1.5, paddingInlineStart: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h3" variant="h6" dir="auto" noWrap sx={{ textAlign: "left" }}>
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("kind", { kind: isolated("SVG"), date: isolated(date) })}
          </Typography>
        </Box>
        <MenuIconButton
          label={t("more", { name })}
          choicesOf={() => [
            { key: "open", label: t("view"), icon: IconMaximize, onChoose: onOpen },
            { key: "download", label: t("download"), icon: IconDownload, file: cover },
          ]}
        >
          <IconDotsVertical size={20} aria-hidden />
        </MenuIconButton>
      </Box>
    </Card>
  );
}
