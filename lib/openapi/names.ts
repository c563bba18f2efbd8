import { z } from "zod/mini";
import { blogCommentSchema, blogPostSchema } from "@/lib/office/blog/schema";
import { chatContactSchema, chatMessageSchema } from "@/lib/office/chat/schema";
import { contactSchema } from "@/lib/office/contacts/schema";
import { deskSchema } from "@/lib/office/desk/schema";
import { emailSchema } from "@/lib/office/email/schema";
import { followerSchema } from "@/lib/office/followers/schema";
import { galleryItemSchema } from "@/lib/office/gallery/schema";
import { noteSchema } from "@/lib/office/notes/schema";
import { commentSchema, replySchema, socialPostSchema } from "@/lib/office/posts/schema";
import { productSchema } from "@/lib/office/shop/schema";
import { ticketSchema } from "@/lib/office/tickets/schema";
import { djEventSchema, listedEventSchema } from "@/lib/party/events/schema";
import { stepAnswerSchema } from "@/lib/party/requests/change-schema";
import { djRequestSchema, guestEventSchema, guestRequestSchema } from "@/lib/party/requests/schema";
import { languageSchema } from "@/lib/shell/languages/schema";

/**
 * Schemas that the document describes once, by name. They are named here, because the browser does not load
 * this file.
 */
export const names = z.registry<{ id: string }>();

const named = {
  GuestEvent: guestEventSchema,
  GuestRequest: guestRequestSchema,
  DjEvent: djEventSchema,
  ListedEvent: listedEventSchema,
  DjRequest: djRequestSchema,
  Step: stepAnswerSchema,
  BlogComment: blogCommentSchema,
  BlogPost: blogPostSchema,
  Reply: replySchema,
  Comment: commentSchema,
  SocialPost: socialPostSchema,
  ChatMessage: chatMessageSchema,
  ChatContact: chatContactSchema,
  Contact: contactSchema,
  Desk: deskSchema,
  Email: emailSchema,
  Follower: followerSchema,
  GalleryItem: galleryItemSchema,
  Note: noteSchema,
  Product: productSchema,
  Ticket: ticketSchema,
  Language: languageSchema,
};
for (const [id, schema] of Object.entries(named)) names.add(schema, { id });
