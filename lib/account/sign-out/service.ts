import "server-only";
import { endStreamsOf } from "@/lib/account/auth/access";
import { callLibrary } from "@/lib/account/auth/library";
import { currentDj } from "@/lib/account/auth/service";
import type { Done } from "@/lib/server/form-route";

/** Ends the session of this browser, if it has one, and the DJ's open streams. */
export async function signOut(_: object, headers: Headers): Promise<Done> {
  const dj = await currentDj(headers);
  const { cookies } = await callLibrary({ headers }, (api) =>
    api.signOut({ headers, returnHeaders: true }),
  );
  if (dj) await endStreamsOf(dj.id);
  return { next: "/auth/login", cookies };
}
