import { z } from "zod/mini";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";

export const departments = ["Engineering", "Support", "Sales"] as const;
export type Department = (typeof departments)[number];

const textSchema = z._default(z.string(), "");
const flagSchema = z._default(z.boolean(), false);
const emailSchema = z.email();

/** A person in the address book. What is blank is an empty text, which a desk need not keep. */
export const contactSchema = z.object({
  id: z.int(),
  firstname: textSchema,
  lastname: textSchema,
  /** Only the samples have pictures. */
  image: z._default(z.union([pictureUrlSchema, z.literal("")]), ""),
  department: z._default(z.enum(["", ...departments]), ""),
  company: textSchema,
  phone: textSchema,
  email: z._default(z.union([emailSchema, z.literal("")]), ""),
  address: textSchema,
  notes: textSchema,
  frequentlycontacted: flagSchema,
  starred: flagSchema,
  deleted: flagSchema,
});
export type Contact = z.infer<typeof contactSchema>;

/** How long each text may be. */
export const longest = {
  firstname: 80,
  lastname: 80,
  company: 120,
  phone: 60,
  email: 254,
  address: 300,
  notes: 4000,
} as const;

const written = (name: keyof typeof longest) =>
  z.string().check(z.trim(), z.maxLength(longest[name], "too_long"));

/** Digits of any script and what people put between them, also an extension: "+49 (0)40 5550-1830 ext. 7". */
const PHONE = /^(?:[+*#\s()./-]*\p{Nd}){3,}[\s)#]*(?:(?:ext\.?|x|[,;])\s*\p{Nd}+)?$/iu;

export function isEmail(text: string) {
  return emailSchema.safeParse(text).success;
}

/** What the form asks for: at least a name or a company. */
export const newContactSchema = z
  .object({
    firstname: written("firstname"),
    lastname: written("lastname"),
    department: z.enum(["", ...departments]),
    company: written("company"),
    phone: written("phone").check(z.refine((text) => text === "" || PHONE.test(text), "invalid")),
    email: written("email").check(z.refine((text) => text === "" || isEmail(text), "invalid")),
    address: written("address"),
    notes: written("notes"),
  })
  .check(
    z.refine(({ firstname, lastname, company }) => !!(firstname || lastname || company), {
      error: "required",
      path: ["firstname"],
    }),
  );
export type NewContact = z.infer<typeof newContactSchema>;
