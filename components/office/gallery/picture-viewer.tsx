import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import Lightbox from "yet-another-react-lightbox";
import "yet-another-react-lightbox/styles.css";
import { useCloseRequest } from "@/components/ui/use-close-request";
import { subjectOf } from "@/lib/office/gallery/rules";
import type { Shown } from "./viewer";

type Props = { pictures: readonly Shown[]; index: number; onClose: () => void };

/** Pictures as large as the window takes them: by keyboard, touch, pointer and screen reader. */
export function PictureViewer({ pictures, index, onClose }: Props) {
  const t = useTranslations("pictures.viewer");
  useCloseRequest(true, onClose);
  const isAlone = pictures.length === 1;
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={pictures.map(({ address, alt }) => ({
        src: address,
        alt,
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
        slideFooter: ({ slide }) => (
          <Caption
            shown={pictures.find(({ address }) => "src" in slide && slide.src === address)}
          />
        ),
      }}
    />
  );
}

function Caption({ shown }: { shown: Shown | undefined }) {
  if (!shown?.title) return null;
  return (
    <Box lang={shown.lang} dir="auto" sx={caption}>
      {shown.title}
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
