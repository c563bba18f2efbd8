import Box from "@mui/material/Box";
import { IconPlayerPlayFilled } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PictureButton } from "@/components/ui/picture-button";

/** A film as a drawn picture. Nothing of the film is loaded before the visitor plays it. */
export function PostVideo({ src }: { src: string }) {
  const t = useTranslations("posts");
  const [isPlaying, setIsPlaying] = useState(false);
  if (isPlaying)
    return (
      // It has no sound, so there is nothing to caption.
      <Box
        component="video"
        src={src}
        controls
        autoPlay
        muted
        playsInline
        aria-label={t("film")}
        sx={film}
      />
    );
  return (
    <PictureButton
      src="/api/pictures/photo/booth-3"
      alt={t("play")}
      width={640}
      height={360}
      onClick={() => setIsPlaying(true)}
    >
      <Box component="span" sx={mark}>
        <IconPlayerPlayFilled size={32} aria-hidden />
      </Box>
    </PictureButton>
  );
}

const film = {
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  borderRadius: 1,
} as const;

const mark = {
  position: "absolute",
  inset: 0,
  m: "auto",
  width: 72,
  height: 72,
  display: "grid",
  placeItems: "center",
  borderRadius: "50%",
  color: "common.white",
  bgcolor: "rgba(0, 0, 0, 0.62)",
} as const;
