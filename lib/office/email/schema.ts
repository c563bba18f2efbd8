import { z } from "zod/mini";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";

export const emailFolders = ["inbox", "sent", "draft", "spam", "trash"] as const;
export const emailLabels = ["Promotional", "Social", "Health"] as const;

export const emailSchema = z.object({
  id: z.int(),
  from: z.string(),
  thumbnail: pictureUrlSchema,
  subject: z.string(),
  time: z.iso.datetime(),
  To: z.email(),
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
