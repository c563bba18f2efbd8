import { z } from "zod/mini";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";

export const chatStatuses = ["online", "away", "busy", "offline"] as const;

export const chatMessageSchema = z.object({
  id: z.int(),
  /** The text, or the address of a picture. */
  msg: z.string(),
  type: z.enum(["text", "image"]),
  attachments: z.array(
    z.object({
      icon: pictureUrlSchema,
      file: z.string(),
      /** In bytes. */
      fileSize: z.int(),
    }),
  ),
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
