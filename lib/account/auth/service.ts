import "server-only";
import type { Route } from "next";
import { headers as headersOfPage } from "next/headers";
import { redirect } from "next/navigation";
import { ACCOUNT_HEADER } from "@/lib/calls/account-header";
import { AppError } from "@/lib/calls/errors";
import { env } from "@/lib/process/env";
import { auth } from "./library";
import { mailedTo } from "./mailed-cookie";
import { authPath, pageAddress, type Query, safeNext } from "./rules";
import { type AuthPageProps, type Dj, noticeOf } from "./schema";
import { isShared } from "./shared";

/** The DJ who is signed in, or undefined. */
export async function currentDj(headers: Headers): Promise<Dj | undefined> {
  const session = await (await auth(headers)).api.getSession({ headers });
  if (!session) return undefined;
  const { id, name, email } = session.user;
  return { id, name, email };
}

/** @throws AppError `signed_out`, also where the page that asks shows another account */
export async function requireDj(headers: Headers) {
  const dj = await currentDj(headers);
  const expected = headers.get(ACCOUNT_HEADER) ?? dj?.id;
  if (!dj || dj.id !== expected) throw new AppError("signed_out");
  return dj;
}

/** The DJ who is signed in, on an account that only they use. @throws AppError `signed_out`; `forbidden` */
export async function requireHolder(headers: Headers) {
  const dj = await requireDj(headers);
  if (isShared(dj)) throw new AppError("forbidden");
  return dj;
}

/** The DJ who opens a page. Without a session they are redirected to the sign-in, and from there back to the page. */
export async function djOfPage(page: string, query: Query) {
  const dj = await currentDj(await headersOfPage());
  if (!dj) redirect(authPath("login", "side", { next: pageAddress(page, query) }));
  return dj;
}

/** The DJ who opens a page on an account that only they use, or undefined. */
export async function holderOfPage() {
  const dj = await currentDj(await headersOfPage());
  return dj && !isShared(dj) ? dj : undefined;
}

/** The props of a sign-in page. A DJ who is signed in is redirected to the next page. */
export async function authPage(query: Query): Promise<AuthPageProps> {
  const next = safeNext(query.next);
  const headers = await headersOfPage();
  if (await currentDj(headers)) redirect(next as Route);
  const words = (name: string) => (typeof query[name] === "string" ? query[name] : undefined);
  return {
    next,
    problem: words("problem"),
    notice: noticeOf(query.notice),
    token: words("token"),
    isDemo: env().CROWDCUE_DEMO,
    mailedTo: mailedTo(headers),
    hasOutbox: !env().SMTP_URL,
  };
}
