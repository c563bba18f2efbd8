import { z } from "zod/mini";
import { type Call, names } from "@/lib/calls/call";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";

export const chatStatuses = ["online", "away", "busy", "offline"] as const;

export const chatMessageSchema = z.object({
  id: z.int(),
  /** The text, or the address of the picture. */
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
  /** 0 for the visitor's own messages; everybody else's ids start at 1. */
  senderId: z.int(),
});
names.add(chatMessageSchema, { id: "ChatMessage" });

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
names.add(chatContactSchema, { id: "ChatContact" });

export const chatCalls = {
  list: {
    method: "GET",
    path: "/api/data/chat/ChatData",
    does: "The chat contacts, each with the whole conversation.",
    answer: z.array(chatContactSchema),
  },
} as const satisfies Record<string, Call>;
