import Box from "@mui/material/Box";
import { usePictureText } from "@/components/office/gallery/use-picture-text";
import { useViewer } from "@/components/office/gallery/viewer";
import { PictureButton } from "@/components/ui/picture-button";
import type { SocialPost } from "@/lib/office/posts/schema";

type Props = {
  images: SocialPost["data"]["images"];
  /** The language of their titles, where it is known. */
  lang: "en" | undefined;
};

/** The pictures of a post: a featured one in full width, titled ones side by side. */
export function PostPictures({ images, lang }: Props) {
  const pictureText = usePictureText();
  const show = useViewer();
  if (images.length === 0) return null;
  const shown = images.map(({ img, title }) => ({
    address: img,
    alt: pictureText(img, title),
    title,
    lang,
  }));
  const isAlone = images.length === 1;
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: isAlone ? "1fr" : "1fr 1fr", gap: 1 }}>
      {shown.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a post never change
        <Box key={index} component="figure" sx={{ m: 0, minWidth: 0 }}>
          <PictureButton
            src={picture.address}
            alt={picture.alt}
            width={640}
            height={360}
            onClick={() => show(shown, index)}
          />
          {picture.title && (
            <Box component="figcaption" lang={lang} dir="auto" sx={caption}>
              {picture.title}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

const caption = {
  pt: 0.5,
  typography: "body2",
  color: "text.secondary",
  textAlign: "start",
} as const;
