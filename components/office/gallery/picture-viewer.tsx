import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import Lightbox from "yet-another-react-lightbox";
import "yet-another-react-lightbox/styles.css";
import { subjectOf } from "@/lib/office/gallery/rules";
import type { Shown } from "./viewer";

type Props = { pictures: readonly Shown[]; index: number; onClose: () => void };

/** Pictures as large as the window takes them: by keyboard, touch, pointer and screen reader. */
export function PictureViewer({ pictures, index, onClose }: Props) {
  const t = useTranslations("pictures.viewer");
  const isAlone = pictures.length === 1;
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={pictures.map(({ address, alt, title }) => ({
        src: address,
        alt,
        title,
        // What is drawn has no size of its own.
        ...(subjectOf(address) && { width: 1920, height: 1080 }),
      }))}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={{ fade: 160, swipe: 200 }}
      labels={{
        Previous: t("previous"),
        Next: t("next"),
        Close: t("close"),
        Lightbox: t("name"),
        "Photo gallery": t("name"),
        Carousel: t("carousel"),
        Slide: t("slide"),
        "{index} of {total}": t("place", { index: "{index}", total: "{total}" }),
      }}
      render={{
        ...(isAlone && { buttonPrev: () => null, buttonNext: () => null }),
        slideFooter: ({ slide }) =>
          "title" in slide && slide.title ? <Caption>{String(slide.title)}</Caption> : null,
      }}
    />
  );
}

function Caption({ children }: { children: string }) {
  return (
    <Box dir="auto" sx={caption}>
      {children}
    </Box>
  );
}

const caption = {
  position: "absolute",
  insetInline: 0,
  bottom: 0,
  p: 2,
  pb: "calc(16px + env(safe-area-inset-bottom))",
  color: "common.white",
  bgcolor: "rgba(0, 0, 0, 0.6)",
  textAlign: "center",
} as const;
