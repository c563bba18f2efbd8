import { z } from "zod/mini";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";

export const emailFolders = ["inbox", "sent", "draft", "spam", "trash"] as const;
export const emailLabels = ["Promotional", "Social", "Health"] as const;

export type EmailLabel = (typeof emailLabels)[number];

/** What separates the recipients of a mail. */
export const BETWEEN_RECIPIENTS = ", ";

/** Addresses, at least one. */
const recipientsSchema = z
  .string()
  .check(
    z.refine(
      (To) => To.split(BETWEEN_RECIPIENTS).every((to) => z.email().safeParse(to).success),
      "invalid",
    ),
  );

export const emailSchema = z.object({
  id: z.int(),
  from: z.string(),
  thumbnail: pictureUrlSchema,
  subject: z.string(),
  time: z.iso.datetime(),
  To: recipientsSchema,
  emailExcerpt: z.string(),
  /** HTML, sanitised on the server. */
  emailContent: z.string(),
  unread: z.boolean(),
  /** Whether the mail has attachments. */
  attachment: z.boolean(),
  starred: z.boolean(),
  important: z.boolean(),
  checked: z.boolean(),
  inbox: z.boolean(),
  sent: z.boolean(),
  draft: z.boolean(),
  spam: z.boolean(),
  trash: z.boolean(),
  label: z.enum(emailLabels),
  attachments: z.array(
    z.object({
      id: z.int(),
      image: pictureUrlSchema,
      title: z.string(),
      /** In bytes. */
      fileSize: z.int(),
    }),
  ),
});
export type Email = z.infer<typeof emailSchema>;

export const answerKinds = ["reply", "replyAll", "forward"] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** A mail as a desk may hold it: what the visitor writes has no label, and its recipients may not be right yet. */
export const deskEmailSchema = z.extend(emailSchema, {
  To: z.string(),
  label: z.optional(z.enum(emailLabels)),
  /** Of a draft that answers a mail: which one, and how. */
  answers: z.optional(z.object({ id: z.int(), kind: z.enum(answerKinds) })),
  /** Whether a draft is still as it was opened: it is listed once something is typed. */
  untouched: z.optional(z.boolean()),
});
export type DeskEmail = z.infer<typeof deskEmailSchema>;

/** Somebody who writes or receives mails. */
export type Person = {
  name: string;
  address: string;
  picture: string;
  /** Whether this is the visitor. */
  own: boolean;
};
