import { z } from "zod/mini";
import {
  checkboxSchema,
  emailAddressSchema,
  frameSchema,
  knownPasswordSchema,
  nextSchema,
} from "@/lib/account/auth/schema";

export const signInSchema = z.object({
  email: emailAddressSchema,
  password: knownPasswordSchema,
  /** Whether to stay signed in after the browser closes. */
  remember: checkboxSchema,
  frame: frameSchema,
  next: nextSchema,
});
export type SignIn = z.infer<typeof signInSchema>;
