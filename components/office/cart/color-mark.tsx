import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { colorNameOf } from "@/lib/office/shop/rules";

/** The word for a colour; the colour itself where the shop has no word for it. */
export function useColorName() {
  const t = useTranslations("shop.colors");
  return (color: string) => {
    const name = colorNameOf(color);
    return name ? t(name) : color;
  };
}

/** A colour as a dot. Its name is shown beside it, or labels the control around it. */
export function ColorMark({ color, size = 14 }: { color: string; size?: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: "inline-block",
        flex: "none",
        width: size,
        height: size,
        borderRadius: "50%",
        verticalAlign: "-2px",
        border: 1,
        borderColor: "outline",
      }}
      style={{ backgroundColor: color }}
    />
  );
}
