import { z } from "zod/mini";
import {
  accountNameSchema,
  emailSchema,
  frameSchema,
  newPasswordSchema,
  nextSchema,
} from "@/lib/accounts/schema";

export const registrationSchema = z.object({
  name: accountNameSchema,
  email: emailSchema,
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

export const registerKey = "/api/auth/register";
