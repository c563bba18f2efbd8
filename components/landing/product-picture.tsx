import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { useTranslations } from "next-intl";
import { useSettings } from "@/lib/shell/customizer/hooks";

/** `npm run screenshots` takes these pictures from the product; sizes in pixels of the file. */
const pictures = {
  board: { width: 1920, height: 1200 },
  guest: { width: 750, height: 1334 },
  own: { width: 750, height: 1334 },
};

type Props = {
  name: keyof typeof pictures;
  /** Above the fold: lazy loading would only delay it. */
  isFirst?: boolean;
  sx?: SxProps<Theme>;
};

/** A picture of the product in the visitor's language and mode. */
export function ProductPicture({ name, isFirst = false, sx = [] }: Props) {
  const t = useTranslations("landing.pictures");
  const { activeMode, isLanguage } = useSettings();
  return (
    <Box
      component="img"
      src={`/landing/${name}-${activeMode}-${isLanguage}.webp`}
      alt={t(name)}
      {...pictures[name]}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
      sx={[
        {
          display: "block",
          width: "100%",
          height: "auto",
          bgcolor: "background.default",
          border: 1,
          borderColor: "divider",
          boxShadow: 16,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
