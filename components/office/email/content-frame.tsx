import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { fontFamily } from "@/components/theme/fonts";
import { palette } from "@/components/theme/palette";
import { useHydratedValue } from "@/lib/client/scheduling/use-hydrated-value";
import { useSettings } from "@/lib/shell/customizer/hooks";
import { contentPage } from "./content-page";
import { fontFaces } from "./font-faces";
import { useContentHeight } from "./use-content-height";

/** Sanitized HTML in a frame of its own, which runs no script, keeps the page's mode and is as high as its content. */
export function ContentFrame({ html }: { html: string }) {
  const t = useTranslations("email");
  const { activeMode, activeTheme } = useSettings();
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const height = useContentHeight(frame);
  const { text, primary, divider } = palette(activeTheme, activeMode);
  const page = contentPage(html, {
    mode: activeMode,
    text: text.primary,
    quiet: text.secondary,
    link: primary.main,
    line: divider,
    fonts: fontFamily,
    faces: useHydratedValue(fontFaces, ""),
  });
  return (
    <Box
      component="iframe"
      ref={setFrame}
      title={t("content")}
      // It is of this site, so that we can measure it: without `allow-scripts` that gives it nothing.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={page}
      sx={{
        display: "block",
        flex: "none",
        width: "100%",
        height,
        border: 0,
        colorScheme: activeMode,
      }}
    />
  );
}
