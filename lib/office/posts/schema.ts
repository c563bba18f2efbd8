import { z } from "zod/mini";
import { MOST_FILES, shownPicture } from "@/lib/office/desk/chosen";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";
import { lineSchema, linesSchema } from "@/lib/text/lines";

/** Sample entries have numbers; entries of visitors have an id that their page creates. */
export const entryIdSchema = z.union([z.int(), lineSchema(64).check(z.minLength(1))]);
export type EntryId = z.infer<typeof entryIdSchema>;

export const authorSchema = z.object({
  id: entryIdSchema,
  avatar: pictureUrlSchema,
  name: lineSchema(100).check(z.minLength(1)),
});
export type Author = z.infer<typeof authorSchema>;

/** Long enough for a thought, short enough to keep a full feed small. */
export const commentTextSchema = linesSchema(500).check(z.minLength(1));

const profileSchema = z.extend(authorSchema, { time: z.iso.datetime() });
const likesSchema = z.object({ like: z.boolean(), value: z.int().check(z.gte(0)) });
export type Likes = z.infer<typeof likesSchema>;

export const replySchema = z.object({
  id: entryIdSchema,
  profile: profileSchema,
  data: z.object({ comment: commentTextSchema, likes: likesSchema }),
});
export type Reply = z.infer<typeof replySchema>;

export const commentSchema = z.object({
  id: entryIdSchema,
  profile: profileSchema,
  data: z.object({
    comment: commentTextSchema,
    likes: likesSchema,
    replies: z.array(replySchema),
  }),
});
export type Comment = z.infer<typeof commentSchema>;

export const socialPostSchema = z.object({
  id: entryIdSchema,
  profile: profileSchema,
  data: z.object({
    content: z.string(),
    images: z.array(
      z.object({
        img: pictureUrlSchema,
        featured: z.optional(z.boolean()),
        title: z.optional(z.string()),
      }),
    ),
    /** A film of this site: one of another site would be told who looks at the page. */
    video: z.optional(pictureUrlSchema),
    likes: likesSchema,
    comments: z.array(commentSchema),
  }),
});
export type SocialPost = z.infer<typeof socialPostSchema>;

/**
 * A new comment or reply: the text alone, or the entry as the visitor's page already shows it, of which the text, the
 * id and the author count.
 */
export const newCommentSchema = z.union([
  commentTextSchema,
  z.object({
    id: entryIdSchema,
    profile: authorSchema,
    data: z.object({ comment: commentTextSchema }),
  }),
]);
export type NewComment = z.infer<typeof newCommentSchema>;

export const LONGEST_POST = 2000;
export const LONGEST_TITLE = 140;

const ownPictureSchema = z.object({
  img: z.string().check(z.regex(shownPicture)),
  featured: z.optional(z.boolean()),
  title: z.optional(z.string().check(z.maxLength(LONGEST_TITLE))),
});
export type OwnPicture = z.infer<typeof ownPictureSchema>;

/** A post of the visitor's. What it says never changes, so all of it is one field of its entry. */
export const ownPostSchema = z.object({
  id: z.int(),
  post: z.object({
    content: z.string().check(z.maxLength(LONGEST_POST)),
    images: z.array(ownPictureSchema).check(z.maxLength(MOST_FILES)),
    time: z.iso.datetime(),
  }),
  isLiked: z.optional(z.boolean()),
});
export type OwnPost = z.infer<typeof ownPostSchema>;

/** A comment on such a post, or a reply to one: an item of its own, so that two devices never replace each other's. */
export const remarkSchema = z.object({
  id: z.int(),
  remark: z.object({
    postId: z.int(),
    /** The comment that it replies to. */
    commentId: z.optional(z.int()),
    comment: commentTextSchema,
    time: z.iso.datetime(),
  }),
  isLiked: z.optional(z.boolean()),
});
export type Remark = z.infer<typeof remarkSchema>;
