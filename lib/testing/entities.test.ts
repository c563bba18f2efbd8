import type { z } from "zod/mini";
import { blogCommentSchema, blogPostSchema } from "@/lib/office/blog/schema";
import { chatContactSchema, chatMessageSchema } from "@/lib/office/chat/schema";
import { contactSchema } from "@/lib/office/contacts/schema";
import { emailSchema } from "@/lib/office/email/schema";
import { followerSchema } from "@/lib/office/followers/schema";
import { galleryItemSchema } from "@/lib/office/gallery/schema";
import { noteSchema } from "@/lib/office/notes/schema";
import { commentSchema, replySchema, socialPostSchema } from "@/lib/office/posts/schema";
import { productSchema } from "@/lib/office/shop/schema";
import { ticketSchema } from "@/lib/office/tickets/schema";
import { languageSchema } from "@/lib/shell/languages/schema";

const entities: [z.ZodMiniObject, fields: string][] = [
  [noteSchema, "id color title datef deleted"],
  [
    contactSchema,
    "id firstname lastname image department company phone email address notes frequentlycontacted starred deleted",
  ],
  [chatContactSchema, "id name status thumb recent excerpt messages"],
  [chatMessageSchema, "id msg type attachments createdAt senderId"],
  [
    emailSchema,
    "id from thumbnail subject time To emailExcerpt emailContent unread attachment starred important checked trash inbox sent draft spam label attachments",
  ],
  [ticketSchema, "Id ticketTitle ticketDescription Status Label thumb AgentName Date deleted"],
  [
    productSchema,
    "id title price discount related salesPrice category gender rating stock qty colors photo created description",
  ],
  [followerSchema, "id avatar name role country isFollowed"],
  [socialPostSchema, "id profile data"],
  [socialPostSchema.shape.profile, "id avatar name time"],
  [socialPostSchema.shape.data, "content images video likes comments"],
  [socialPostSchema.shape.data.shape.images.def.element, "img featured title"],
  [commentSchema, "id profile data"],
  [commentSchema.shape.data, "comment likes replies"],
  [replySchema, "id profile data"],
  [replySchema.shape.data, "comment likes"],
  [galleryItemSchema, "id cover name time"],
  [
    blogPostSchema,
    "id title content coverImg createdAt view share category featured author comments",
  ],
  [blogPostSchema.shape.author, "id avatar name"],
  [blogCommentSchema, "id profile time comment replies"],
  [languageSchema, "id flagname icon"],
];

test.each(entities)(
  "an entity has the fields of the specification and no others (%#)",
  (schema, fields) => {
    expect(Object.keys(schema.shape).sort()).toEqual(fields.split(" ").sort());
  },
);
