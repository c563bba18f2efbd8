import Box from "@mui/material/Box";
import { useFormatter } from "next-intl";

/** How much cheaper a product is, over its picture. */
export function DiscountChip({ discount }: { discount: number }) {
  const format = useFormatter();
  if (discount === 0) return null;
  return (
    <Box
      component="span"
      sx={{
        position: "absolute",
        insetBlockStart: 8,
        insetInlineStart: 8,
        px: 1,
        borderRadius: 999,
        bgcolor: "background.paper",
        color: "error.main",
        fontSize: "0.75rem",
        fontWeight: 650,
        lineHeight: "24px",
      }}
    >
      <bdi>{format.number(-discount / 100, { style: "percent" })}</bdi>
    </Box>
  );
}
