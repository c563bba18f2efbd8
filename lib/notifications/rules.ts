import type { DjRequest } from "@/lib/requests/schema";
import type { NewNotification } from "./schema";

/** A new request, as the bell tells of it. */
export function ofRequest({ id, title, createdAt }: DjRequest): NewNotification {
  return { id, kind: "request", title, href: "/DJPortal", at: createdAt };
}
