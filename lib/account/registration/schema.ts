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

export const confirmationSchema = z.object({
  email: emailAddressSchema,
  frame: frameSchema,
  next: nextSchema,
});
export type Confirmation = z.infer<typeof confirmationSchema>;
