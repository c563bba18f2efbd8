import { z } from "zod/mini";
import { idSchema } from "@/lib/calls/params";

/** Whom a secret link lets in: the hosts to their lists, trusted guests past the limits. */
export const linkKindSchema = z.enum(["hosts", "trusted"]);
export type LinkKind = z.infer<typeof linkKindSchema>;

export const linkParamsSchema = z.object({ id: idSchema, kind: linkKindSchema });

/** Since when an event has such a link; null without one. */
export const linkStateSchema = z.object({ since: z.nullable(z.string()) });

/** A new link, which is shown only once. */
export const newLinkSchema = z.object({ link: z.string(), since: z.string() });

/**
 * The address of a secret link. The secret stands behind a #, which browsers keep to themselves: it is in no log, no
 * referrer and no preview of a messenger.
 */
export function linkPath(kind: LinkKind, code: string, secret: string) {
  return kind === "hosts" ? `/hosts#${secret}` : `/requests?event=${code}#trusted=${secret}`;
}

export const trustSchema = z.strictObject({
  secret: z.string().check(z.regex(/^[\w-]{43}$/)),
});
