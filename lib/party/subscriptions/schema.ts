import { z } from "zod/mini";

/** Bytes as base64url, without the padding that some browsers' libraries add. */
function bytes(length: number) {
  return z.string().check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}$`)));
}

/** What a browser's `PushSubscription` tells: where to send, and the keys to encrypt for. */
export const newSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(1000)),
  keys: z.object({
    /** The browser's public key: an uncompressed point of P-256. */
    p256dh: bytes(65),
    auth: bytes(16),
  }),
});
export type NewSubscription = z.infer<typeof newSubscriptionSchema>;

/** The site's public key, with which a browser subscribes, and whether this guest is subscribed. */
export const ownSubscriptionSchema = z.object({ key: z.string(), subscribed: z.boolean() });
export type OwnSubscription = z.infer<typeof ownSubscriptionSchema>;
