import "server-only";
import type { Route } from "next";
import { headers as headersOfPage } from "next/headers";
import { redirect } from "next/navigation";
import { safeNext } from "@/lib/accounts/rules";
import { callLibrary, currentDj } from "@/lib/accounts/service";
import { env } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import type { Done } from "@/lib/http/form";
import type { SignIn } from "./schema";

/** The query of a page's address, as it came. */
export type Query = Record<string, string | string[] | undefined>;

/**
 * Signs a DJ in with e-mail and password.
 * @throws AppError `invalid_input`, the same for an unknown address and a wrong password
 */
export async function signIn(
  { email, password, remember, next }: SignIn,
  headers: Headers,
): Promise<Done> {
  const wrong = new AppError("invalid_input", { fields: { password: ["wrong_credentials"] } });
  const body = { email, password, rememberMe: remember };
  const { cookies } = await callLibrary(
    headers,
    (api) => api.signInEmail({ body, headers, returnHeaders: true }),
    { INVALID_EMAIL_OR_PASSWORD: wrong },
  );
  return { next, cookies };
}

/** Ends the session of this browser, if it has one. */
export async function signOut(_: object, headers: Headers): Promise<Done> {
  const { cookies } = await callLibrary(
    headers,
    (api) => api.signOut({ headers, returnHeaders: true }),
    {},
  );
  return { next: "/auth/login", cookies };
}

/** What the sign-in page shows. Whoever is signed in already goes on. */
export async function signInPage({ next, problem }: Query) {
  const page = safeNext(next);
  if (await currentDj(await headersOfPage())) redirect(page as Route);
  const { CROWDCUE_DEMO: isDemo } = env();
  return { next: page, isDemo, problem: typeof problem === "string" ? problem : undefined };
}
