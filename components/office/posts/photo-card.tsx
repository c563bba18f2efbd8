import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { usePictureText } from "@/components/office/gallery/use-picture-text";
import { useViewer } from "@/components/office/gallery/viewer";
import { PictureButton } from "@/components/ui/picture-button";
import type { GalleryItem } from "@/lib/office/gallery/schema";

/** The newest pictures of the gallery, three by three. */
export function PhotoCard({ photos }: { photos: readonly GalleryItem[] }) {
  const t = useTranslations("userProfile");
  const pictureText = usePictureText();
  const show = useViewer();
  const shown = photos.map(({ cover, name }) => ({
    address: cover,
    alt: pictureText(cover, name),
    title: name,
  }));
  return (
    <Card component="section" aria-labelledby="photos" sx={{ p: 2.5 }}>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", mb: 1 }}>
        <Typography id="photos" component="h2" variant="h5">
          {t("photos")}
        </Typography>
        <MuiLink component={Link} href="/apps/gallery" sx={{ py: 1.5 }}>
          {t("allPhotos")}
        </MuiLink>
      </Box>
      <Box sx={{ display: "grid", gridTemplateColumns: "repeat(3, 1fr)", gap: 1 }}>
        {shown.map(({ address, alt }, index) => (
          <PictureButton
            key={address}
            src={address}
            alt={alt}
            width={96}
            height={96}
            onClick={() => show(shown, index)}
          />
        ))}
      </Box>
    </Card>
  );
}
