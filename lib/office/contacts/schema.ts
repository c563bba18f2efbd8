import { z } from "zod/mini";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";

export const departments = ["Engineering", "Support", "Sales"] as const;

/** A person in the address book. */
export const contactSchema = z.object({
  id: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  image: pictureUrlSchema,
  department: z.enum(departments),
  company: z.string(),
  phone: z.string(),
  email: z.email(),
  address: z.string(),
  notes: z.string(),
  frequentlycontacted: z.boolean(),
  starred: z.boolean(),
  deleted: z.boolean(),
});
export type Contact = z.infer<typeof contactSchema>;
