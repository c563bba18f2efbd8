import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useColorName } from "@/components/office/cart/color-mark";
import { PictureButton } from "@/components/ui/picture-button";
import { pictureOf } from "@/lib/office/shop/rules";
import type { Product } from "@/lib/office/shop/schema";
import { DiscountChip } from "./discount-chip";
import styles from "./product-gallery.module.css";

type Props = {
  product: Product;
  color: string | undefined;
  onColor: (color: string) => void;
};

/** The pictures of a product: in each of its colours, and from close by. */
export function ProductGallery({ product, color, onColor }: Props) {
  const t = useTranslations("shop");
  const colorName = useColorName();
  const [isClose, setIsClose] = useState(false);
  const pictures = [
    ...product.colors.map((one) => ({ color: one, isClose: false, word: colorName(one) })),
    { color, isClose: true, word: t("closeUp") },
  ];
  return (
    <Box component="section" aria-label={t("pictures")}>
      <Box sx={{ position: "relative", borderRadius: 1, overflow: "hidden" }}>
        <Box
          component="img"
          src={pictureOf(product, color, isClose)}
          alt={t(isClose ? "pictureClose" : "picture", {
            title: product.title,
            color: color ? colorName(color) : "",
          })}
          width={640}
          height={512}
          sx={{
            display: "block",
            width: 1,
            height: "auto",
            aspectRatio: "5 / 4",
            objectFit: "cover",
          }}
        />
        <DiscountChip discount={product.discount} />
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: "none", m: 0, mt: 1.5, p: 0, display: "flex", flexWrap: "wrap", gap: 1 }}
      >
        {pictures.map((picture) => {
          const isShown = picture.isClose === isClose && picture.color === color;
          return (
            <li key={picture.isClose ? "close" : picture.color}>
              <PictureButton
                src={pictureOf(product, picture.color, picture.isClose)}
                alt={t("showPicture", { picture: picture.word })}
                width={72}
                height={72}
                aria-current={isShown}
                className={styles.thumb}
                onClick={() => {
                  setIsClose(picture.isClose);
                  if (picture.color) onColor(picture.color);
                }}
              />
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
