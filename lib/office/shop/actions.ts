import { serverNow } from "@/lib/client/server-clock";
import { deskActions } from "@/lib/office/desk/actions";
import type { DeskStore } from "@/lib/office/desk/store";
import { productOf, salesPriceOf } from "./rules";
import {
  deskProductSchema,
  type NewProduct,
  type NewReview,
  type Product,
  type Review,
  reviewSchema,
} from "./schema";

/** The desk of the shop keeps what is changed of products, and the visitor's reviews. */
export const PRODUCT = { schema: deskProductSchema, id: "id", mark: "title" };
export const REVIEW = { schema: reviewSchema, id: "id", mark: "stars" };

type Priced = Pick<Product, "id" | "price" | "discount">;

/** What a visitor does in the shop. Each returns the function that undoes it. */
export function shopActions(desk: DeskStore) {
  const { add, update, writeAll, remove } = deskActions(desk);
  return {
    add(written: NewProduct) {
      const created = new Date(serverNow()).toISOString();
      const id = add({ ...productOf(written), created, related: false, rating: 0 });
      return () => void remove(id);
    },
    /** Sets everything that the form asks for. */
    edit(product: Product, written: NewProduct) {
      const changed = productOf(written, product);
      const former = Object.keys(changed).map((name) => [name, product[name as keyof Product]]);
      update(product.id, changed);
      // What was not set is false: a desk keeps no undefined values.
      return () => update(product.id, { ...Object.fromEntries(former), own: product.own ?? false });
    },
    remove: (id: number) => remove(id),
    /** Sets the price before the discount, and with it the one after it. */
    setPrice({ id, price: former, discount }: Priced, price: number) {
      const set = (to: number) => update(id, { price: to, salesPrice: salesPriceOf(to, discount) });
      set(price);
      return () => set(former);
    },
    /** Says of products whether they are in stock, all of them in one change. */
    setStock(products: readonly Pick<Product, "id" | "stock">[], stock: boolean) {
      const set = (to: (product: Pick<Product, "stock">) => boolean) =>
        writeAll(
          [],
          products.map((product) => ({ id: product.id, values: { stock: to(product) } })),
        );
      set(() => stock);
      return () => void set((former) => former.stock);
    },
    addReview(productId: number, review: NewReview) {
      const at = new Date(serverNow()).toISOString();
      const id = add({ productId, ...review, at } satisfies Omit<Review, "id">);
      return () => void remove(id);
    },
    removeReview: (id: number) => remove(id),
  };
}
