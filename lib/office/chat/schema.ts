import { z } from "zod/mini";
import { MOST_FILES, shownPicture } from "@/lib/office/desk/chosen";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";

export const chatStatuses = ["online", "away", "busy", "offline"] as const;
export type ChatStatus = (typeof chatStatuses)[number];

const attachmentSchema = z.object({
  icon: pictureUrlSchema,
  file: z.string(),
  /** In bytes. */
  fileSize: z.int(),
});

export const chatMessageSchema = z.object({
  id: z.int(),
  /** The text, or the address of a picture. */
  msg: z.string(),
  type: z.enum(["text", "image"]),
  attachments: z.array(attachmentSchema),
  createdAt: z.iso.datetime(),
  /** 0 for the visitor's own messages; the contacts' ids start at 1. */
  senderId: z.int(),
});

export const chatContactSchema = z.object({
  id: z.int(),
  name: z.string(),
  status: z.enum(chatStatuses),
  thumb: pictureUrlSchema,
  recent: z.boolean(),
  excerpt: z.string(),
  messages: z.array(chatMessageSchema),
});
export type ChatContact = z.infer<typeof chatContactSchema>;

/** The sender of the visitor's own messages. */
export const OWN_ID = 0;

export const LONGEST_MESSAGE = 2000;
/** A file of the visitor's with its content in base64; a sample's file has none. */
const keptAttachmentSchema = z.extend(attachmentSchema, {
  file: z.string().check(z.maxLength(255)),
  content: z.optional(z.string().check(z.regex(/^[A-Za-z0-9+/]*=*$/))),
});
export type ChatAttachment = z.infer<typeof keptAttachmentSchema>;

const messageSchema = z
  .extend(z.omit(chatMessageSchema, { id: true }), {
    chatId: z.int(),
    attachments: z.array(keptAttachmentSchema).check(z.maxLength(MOST_FILES)),
    /** A sample has answered the visitor. */
    isAnswer: z.optional(z.boolean()),
  })
  .check(z.refine(({ msg, type }) => type === "text" || shownPicture.test(msg), "invalid"));

/**
 * A message as an item of its own, so that messages of two devices never replace each other. It never changes, so all
 * of it is one field of its entry.
 */
export const sentMessageSchema = z.object({ id: z.int(), message: messageSchema });
export type SentMessage = z.infer<typeof sentMessageSchema>;
/** What the visitor says: words, a picture or files. */
export type Said = Pick<SentMessage["message"], "msg" | "type" | "attachments">;

/** A contact with what the visitor has read and not sent yet. */
export const chatSchema = z.extend(z.omit(chatContactSchema, { messages: true }), {
  excerpt: z._default(z.string(), ""),
  /** Of a chat that the visitor has begun: the id of the contact. */
  contact: z.optional(z.int()),
  readAt: z.optional(z.iso.datetime()),
  draft: z.optional(z.string().check(z.maxLength(LONGEST_MESSAGE))),
});
export type Chat = z.infer<typeof chatSchema>;
