import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { IconX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { linesOf, totalOf } from "@/lib/cart/rules";
import { useCartStore } from "@/lib/cart/store";
import { useProducts } from "@/lib/shop/hooks";
import { CartContents } from "./cart-contents";
import { Price } from "./price";

/** The cart from anywhere: what is in it, what it comes to, and what else there is. */
export function CartDrawer({ onClose }: { onClose: () => void }) {
  const t = useTranslations("cart");
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const cart = useCartStore((state) => state.cart);
  const { data: products } = useProducts();
  const lines = linesOf(cart, products ?? []);
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      // The way back from removing is offered by a toast, which stands outside.
      disableEnforceFocus
      slotProps={{
        paper: {
          role: "dialog",
          "aria-modal": true,
          "aria-labelledby": id,
          sx: { width: 500, maxWidth: "100vw", backgroundImage: "none" },
        },
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", px: 2.5, minHeight: 64 }}>
        <Typography
          id={id}
          ref={heading}
          tabIndex={-1}
          component="h2"
          variant="h5"
          sx={{ flexGrow: 1, outline: "none" }}
        >
          {t("title")}
        </Typography>
        <IconButton aria-label={t("close")} onClick={onClose} edge="end">
          <IconX size={22} />
        </IconButton>
      </Box>
      <Box sx={{ px: 2.5, pb: 2, overflow: "auto", flexGrow: 1 }}>
        <CartContents lines={lines} onGone={() => heading.current?.focus()} />
      </Box>
      {lines.length > 0 && (
        <Box
          role="status"
          sx={{
            display: "flex",
            justifyContent: "space-between",
            px: 2.5,
            py: 2,
            borderTop: 1,
            borderColor: "divider",
            typography: "h5",
          }}
        >
          <span>{t("total")}</span>
          <Price amount={totalOf(lines)} />
        </Box>
      )}
    </Drawer>
  );
}
