import { z } from "zod/mini";
import { idSchema } from "@/lib/calls/params";

/** Whom a secret link lets in: the hosts to their lists. */
export const linkKinds = ["hosts"] as const;
export const linkKindSchema = z.enum(linkKinds);
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
export function linkPath(_kind: LinkKind, _code: string, secret: string) {
  return `/hosts#${secret}`;
}
