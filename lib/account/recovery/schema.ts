import { z } from "zod/mini";
import {
  emailAddressSchema,
  frameSchema,
  newPasswordSchema,
  nextSchema,
} from "@/lib/account/auth/schema";

export const recoverySchema = z.object({
  email: emailAddressSchema,
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
