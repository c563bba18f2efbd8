import { z } from "zod/mini";
import {
  accountNameSchema,
  emailAddressSchema,
  frameSchema,
  newPasswordSchema,
  nextSchema,
} from "@/lib/account/auth/schema";

export const registrationSchema = z.object({
  name: accountNameSchema,
  email: emailAddressSchema,
  password: newPasswordSchema,
  frame: frameSchema,
  next: nextSchema,
});
export type Registration = z.infer<typeof registrationSchema>;

/** The claims that the accounts library signs: the account's address when the link was made. */
export const tokenClaimsSchema = z.object({ email: emailAddressSchema });

/** The library's answer when a link has changed the address of an account: the account as it is now. */
export const movedSchema = z.object({
  user: z.object({ name: z.string(), email: z.string(), language: z.nullish(z.string()) }),
});
