import { z } from "zod/mini";
import { emailAddressSchema, knownPasswordSchema } from "@/lib/account/auth/schema";
import { linkTokenSchema } from "@/lib/account/links/schema";
import { anyCodeSchema } from "@/lib/account/two-factor/schema";

export const emailChangeSchema = z.strictObject({
  email: emailAddressSchema,
  currentPassword: knownPasswordSchema,
});
export type EmailChange = z.infer<typeof emailChangeSchema>;

export const emailConfirmationSchema = z.strictObject({
  token: linkTokenSchema,
  /** With two-factor authentication: from the app, or a backup code. */
  code: z.exactOptional(anyCodeSchema),
});
export type EmailConfirmation = z.infer<typeof emailConfirmationSchema>;

/** A link to a new address, as the DJ who opens it sees it. */
export type OpenedEmailChange =
  | { state: "open"; email: string; needsCode: boolean }
  /** Another account requested it. */
  | { state: "foreign" }
  /** Used, expired, or no longer valid for another reason. */
  | { state: "gone" };
