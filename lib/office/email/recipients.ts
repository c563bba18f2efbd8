import { z } from "zod/mini";
import { BETWEEN_RECIPIENTS, type DeskEmail, type Person } from "./schema";

const addressSchema = z.email();

/** Whether a mail could go there. */
export function isAddress(text: string) {
  return text.length <= 254 && addressSchema.safeParse(text).success;
}

/** The recipients in what somebody has typed or pasted: `Lena <lena@hall.example>; omar@hall.example`. Each once. */
export function recipientsIn(text: string) {
  const parts = text.split(/[,;\n]/).flatMap((part) => {
    const [, bracketed] = /<([^<>]*)>/.exec(part) ?? [];
    return (bracketed ?? part).split(/\s+/);
  });
  return [...new Set(parts.map((part) => part.trim().toLowerCase()).filter(Boolean))];
}

/** The recipients of a mail, as they were written. */
export function recipientsOf({ To }: Pick<DeskEmail, "To">) {
  return To.split(BETWEEN_RECIPIENTS).filter(Boolean);
}

export function joinedRecipients(recipients: readonly string[]) {
  return [...new Set(recipients)].join(BETWEEN_RECIPIENTS);
}

/** The person with this address. */
export function personAt(people: readonly Person[], address: string) {
  return people.find((person) => person.address === address);
}

/** Why a mail can't be sent, if it can't. */
export function problemOf(email: Pick<DeskEmail, "To">) {
  const recipients = recipientsOf(email);
  if (recipients.length === 0) return { kind: "none" as const };
  const wrong = recipients.find((recipient) => !isAddress(recipient));
  return wrong === undefined ? undefined : { kind: "wrong" as const, recipient: wrong };
}

/** A mail that can be sent. */
export const sendableSchema = z.object({
  To: z.string().check(z.refine((To) => !problemOf({ To }), "invalid")),
});
