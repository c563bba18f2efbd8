import { z } from "zod/mini";
import { type Call, names } from "@/lib/calls/call";
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

export const blogPostSchema = z.object({
  id: entryIdSchema,
  title: z.string(),
  /** Paragraphs, with an empty line between two. */
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

names.add(blogCommentSchema, { id: "BlogComment" });
names.add(blogPostSchema, { id: "BlogPost" });

/** The words alone, or the comment as the visitor's page already shows it. */
const newBlogCommentSchema = z.union([
  commentTextSchema,
  z.object({ id: entryIdSchema, profile: authorSchema, comment: commentTextSchema }),
]);
export type NewBlogComment = z.infer<typeof newBlogCommentSchema>;

const postsSchema = z.array(blogPostSchema);

export const blogCalls = {
  list: {
    method: "GET",
    path: "/api/data/blog/BlogPosts",
    does: "The blog, newest first.",
    answer: postsSchema,
  },
  get: {
    method: "POST",
    path: "/api/data/blog/post",
    does: "The blog post whose title has this slug.",
    body: z.object({ title: z.string().check(z.minLength(1), z.maxLength(300)) }),
    answer: blogPostSchema,
  },
  comment: {
    method: "POST",
    path: "/api/data/blog/post/add",
    does: "Puts a comment at the front of a blog post's comments.",
    body: z.object({ postId: entryIdSchema, comment: newBlogCommentSchema }),
    answer: postsSchema,
  },
} as const satisfies Record<string, Call>;

/** The SWR key of the post with that slug; the lists are kept under the paths of their calls. */
export function blogPostKey(slug: string) {
  return [blogCalls.get.path, slug];
}

/** What a visitor reads; `parse({})` is how it starts. */
export const blogStateSchema = z.object({
  title: z._default(z.string(), ""),
  selectedPost: z._default(z.nullable(blogPostSchema), null),
});
