import FormHelperText from "@mui/material/FormHelperText";
import Rating from "@mui/material/Rating";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Form, useField } from "@/components/ui/form";
import { FormTextArea } from "@/components/ui/form-field";
import { useForm } from "@/lib/client/use-form";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { shopActions } from "@/lib/office/shop/actions";
import { newReviewSchema, type Product } from "@/lib/office/shop/schema";
import { starColors } from "./stars";

type Props = { product: Product; onWritten: () => void };

/** The form for a review: stars and words. */
export function ReviewForm({ product, onWritten }: Props) {
  const t = useTranslations("shop.reviews");
  const { addReview } = shopActions(useDeskStore());
  const form = useForm(newReviewSchema, async (review) => {
    addReview(product.id, review);
    onWritten();
  });
  return (
    <Stack
      component={Form}
      form={form}
      labels={{ stars: t("stars"), review: t("text") }}
      wrong={{ stars: t("starsMissing") }}
      spacing={2}
    >
      <StarsField onEdit={() => form.onEdit("stars")} />
      <FormTextArea name="review" minRows={3} dir="auto" maxLength={2000} />
      <Button type="submit" variant="tinted" isBusy={form.isBusy} place="start">
        {t("submit")}
      </Button>
    </Stack>
  );
}

function StarsField({ onEdit }: { onEdit: () => void }) {
  const { label, error } = useField("stars");
  return (
    <div>
      <Typography id="review-stars" component="span" sx={{ display: "block", mb: 0.5 }}>
        {label}
      </Typography>
      <Rating
        name="stars"
        size="large"
        role="radiogroup"
        aria-labelledby="review-stars"
        {...(error && { "aria-describedby": "review-stars-error" })}
        onChange={onEdit}
        sx={[starColors, { "& label": { p: 0.5 } }]}
      />
      {error && (
        <FormHelperText id="review-stars-error" error>
          {error}
        </FormHelperText>
      )}
    </div>
  );
}
