import { blogStateSchema } from "@/lib/office/blog/schema";
import { contactsStateSchema } from "@/lib/office/contacts/schema";
import { emailStateSchema } from "@/lib/office/email/schema";
import { postStateSchema } from "@/lib/office/posts/schema";
import { shopStateSchema } from "@/lib/office/shop/schema";

test("each area of the back office starts in the specified state", () => {
  expect(emailStateSchema.parse({})).toEqual({ currentFilter: "inbox" });
  expect(contactsStateSchema.parse({})).toEqual({ currentFilter: "show_all" });
  expect(postStateSchema.parse({})).toEqual({ postId: null, comment: "", replies: [] });
  expect(blogStateSchema.parse({})).toEqual({ title: "", selectedPost: null });
  expect(shopStateSchema.parse({})).toEqual({
    products: [],
    productSearch: "",
    sortBy: "newest",
    cart: [],
    total: 0,
    filters: { category: "All", color: "All", gender: "All", price: "All", rating: null },
    error: null,
  });
});
