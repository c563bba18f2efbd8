import { z } from "zod/mini";
import {
  checkboxSchema,
  emailAddressSchema,
  frameSchema,
  newPasswordSchema,
  nextSchema,
} from "@/lib/account/auth/schema";

export const recoverySchema = z.object({
  email: emailAddressSchema,
  /** Whether the link was asked for before, so that the page says that something has happened. */
  again: checkboxSchema,
  frame: frameSchema,
  next: nextSchema,
});
export type Recovery = z.infer<typeof recoverySchema>;

export const resetSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(256)),
  password: newPasswordSchema,
  frame: frameSchema,
  next: nextSchema,
});
export type Reset = z.infer<typeof resetSchema>;
