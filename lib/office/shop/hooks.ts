import { useMemo } from "react";
import { useAnswer } from "@/lib/client/hooks";
import { useDeskItems } from "@/lib/office/desk/hooks";
import { PRODUCT, REVIEW } from "./actions";
import { shopCalls } from "./calls";
import type { Review } from "./schema";

const NO_SAMPLES: Review[] = [];

/** The products as the visitor's desk has them: the one truth for shop, list, detail and cart. */
export function useProducts() {
  const { data: samples, error, mutate } = useAnswer(shopCalls.list);
  const products = useDeskItems(samples, PRODUCT);
  return { products, error, retry: () => void mutate() };
}

/** The visitor's reviews of a product, newest first. */
export function useReviews(productId: number) {
  const reviews = useDeskItems(NO_SAMPLES, REVIEW);
  return useMemo(
    () =>
      (reviews ?? [])
        .filter((review) => review.productId === productId)
        .sort((a, b) => b.at.localeCompare(a.at) || b.id - a.id),
    [reviews, productId],
  );
}
