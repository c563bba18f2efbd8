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

export const verificationSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(2048)),
  frame: frameSchema,
  next: nextSchema,
});
export type Verification = z.infer<typeof verificationSchema>;

/** What the accounts library signs: the address that the account had when the link was made. */
export const tokenClaimsSchema = z.object({ email: emailAddressSchema });

/** What it answers only where a link gave an account another address: the account as it is now. */
export const movedSchema = z.object({
  user: z.object({ name: z.string(), email: z.string(), language: z.nullish(z.string()) }),
});
