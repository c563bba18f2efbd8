import { z } from "zod/mini";
import { authorSchema, commentTextSchema, entryIdSchema } from "@/lib/office/posts/schema";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";

export const blogCategories = ["Gadget", "Lifestyle", "Design", "Social", "Health"] as const;

const blogReplySchema = z.object({
  id: entryIdSchema,
  profile: authorSchema,
  time: z.iso.datetime(),
  comment: commentTextSchema,
});

export const blogCommentSchema = z.extend(blogReplySchema, { replies: z.array(blogReplySchema) });
export type BlogComment = z.infer<typeof blogCommentSchema>;

/** A blog post with its comments. */
export const blogPostSchema = z.object({
  id: entryIdSchema,
  title: z.string(),
  /** Paragraphs, separated by empty lines. */
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
