import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { IconTrash } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SaveStatus } from "@/components/office/desk/save-status";
import { IconButton } from "@/components/ui/button";
import { useDayText } from "@/components/ui/use-date-text";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { shopActions } from "@/lib/office/shop/actions";
import { useReviews } from "@/lib/office/shop/hooks";
import type { Product, Review } from "@/lib/office/shop/schema";
import { ReviewForm } from "./review-form";
import { Stars } from "./stars";

/** How the product is liked, and the visitor's own reviews of it. */
export function ReviewsSection({ product }: { product: Product }) {
  const t = useTranslations("shop.reviews");
  const reviews = useReviews(product.id);
  // The form is emptied once its review is in the list.
  const [written, setWritten] = useState(0);
  return (
    <Box component="section" aria-labelledby="reviews" sx={{ mt: 5 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, mb: 2 }}>
        <Typography id="reviews" component="h2" variant="h4" sx={{ flex: 1 }}>
          {t("title")}
        </Typography>
        {reviews.length > 0 && <SaveStatus />}
      </Box>
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: { md: "minmax(0, 5fr) minmax(0, 6fr)" },
        }}
      >
        <Card sx={{ p: 2.5, alignSelf: "start" }}>
          {product.rating > 0 && (
            <Box sx={{ display: "flex", alignItems: "center", gap: 1.5, mb: 2 }}>
              <Stars rating={product.rating} size="medium" />
              <span>{t("average", { stars: product.rating })}</span>
            </Box>
          )}
          <ReviewForm key={written} product={product} onWritten={() => setWritten(written + 1)} />
        </Card>
        {reviews.length > 0 ? (
          <Box
            component="ul"
            aria-label={t("own")}
            sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1, alignContent: "start" }}
          >
            {reviews.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </Box>
        ) : (
          <Typography color="textSecondary" sx={{ alignSelf: "center" }}>
            {t("none")}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function ReviewItem({ review: { id, stars, review, at } }: { review: Review }) {
  const t = useTranslations("shop.reviews");
  const showUndo = useUndoToast();
  const dayOf = useDayText();
  const { removeReview } = shopActions(useDeskStore());

  function handleRemove() {
    showUndo(t("deleted"), removeReview(id));
  }

  return (
    <Card component="li" sx={{ p: 2, display: "flex", alignItems: "start", gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
          <Stars rating={stars} />
          <Box component="time" dateTime={at} sx={{ typography: "body2", color: "text.secondary" }}>
            {dayOf(at)}
          </Box>
        </Box>
        <Typography
          dir="auto"
          sx={{ mt: 0.5, textAlign: "left", whiteSpace: "pre-line", overflowWrap: "anywhere" }}
        >
          {review}
        </Typography>
      </Box>
      <IconButton aria-label={t("delete")} onClick={handleRemove}>
        <IconTrash size={20} aria-hidden />
      </IconButton>
    </Card>
  );
}
