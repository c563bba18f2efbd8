import Rating from "@mui/material/Rating";

/** How well a product is liked, of five stars. Its name comes from the component labels. */
export function Stars({ rating, size = "small" }: { rating: number; size?: "small" | "medium" }) {
  return <Rating value={rating} readOnly size={size} sx={starColors} />;
}

/** MUI's own yellow is too pale on white, and its empty stars on either ground. */
export const starColors = {
  color: "warning.main",
  "& .MuiRating-iconEmpty": { color: "outline" },
} as const;
