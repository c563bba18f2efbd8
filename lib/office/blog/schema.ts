import { z } from "zod/mini";
import { authorSchema, commentTextSchema, entryIdSchema } from "@/lib/office/posts/schema";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";

export const blogCategories = ["Gadget", "Lifestyle", "Design", "Social", "Health"] as const;
export type BlogCategory = (typeof blogCategories)[number];
export const blogOrders = ["newest", "oldest", "popular"] as const;
export type BlogOrder = (typeof blogOrders)[number];

const blogReplySchema = z.object({
  id: entryIdSchema,
  profile: authorSchema,
  time: z.iso.datetime(),
  comment: commentTextSchema,
});
export type BlogReply = z.infer<typeof blogReplySchema>;

export const blogCommentSchema = z.extend(blogReplySchema, { replies: z.array(blogReplySchema) });
export type BlogComment = z.infer<typeof blogCommentSchema>;

/** A blog post with its comments. */
export const blogPostSchema = z.object({
  id: entryIdSchema,
  title: z.string(),
  /** Markdown, of which the first paragraph is plain text. */
  content: z.string(),
  coverImg: pictureUrlSchema,
  createdAt: z.iso.datetime(),
  view: z.int(),
  share: z.int(),
  category: z.enum(blogCategories),
  featured: z.boolean(),
  author: authorSchema,
  comments: z.array(blogCommentSchema),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

/** The text alone, or the comment as the visitor's page already shows it. */
export const newBlogCommentSchema = z.union([
  commentTextSchema,
  z.object({ id: entryIdSchema, profile: authorSchema, comment: commentTextSchema }),
]);
export type NewBlogComment = z.infer<typeof newBlogCommentSchema>;

/** What a form for a comment or a reply asks for. */
export const remarkFormSchema = z.object({ comment: commentTextSchema });

/** What an address asks of the list of posts. What it does not know counts as not asked for. */
export const blogQuerySchema = z.object({
  category: z.catch(z.optional(z.enum(blogCategories)), undefined),
  search: z.catch(z.string().check(z.trim(), z.maxLength(100)), ""),
  sort: z.catch(z.enum(blogOrders), "newest"),
  page: z.catch(z.coerce.number().check(z.int(), z.gte(1)), 1),
});
export type BlogQuery = z.infer<typeof blogQuerySchema>;
