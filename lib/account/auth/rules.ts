import type { Route } from "next";

/** Every form exists in two frames: beside a picture ("side") and in a box ("boxed"). */
export type Frame = "side" | "boxed";
/** The auth pages with a form. */
export type AuthPage = "login" | "register" | "forgot-password" | "two-steps";

/** The fewest characters of a password. */
export const PASSWORD_LENGTH = 10;

/** Where a DJ goes after signing in, unless another page asked them to. */
export const HOME = "/DJPortal";

/** The account that all visitors of a demo share. It exists only with `CROWDCUE_DEMO=1`. */
export const DEMO_EMAIL = "mika@demo.crowdcue.example";

/** The address of an auth page in a frame, with the query's non-empty parts; `next` only where it is not `HOME`. */
export function authPath(
  page: AuthPage,
  frame: Frame,
  { next, ...query }: Record<string, string | undefined> = {},
) {
  const parts = Object.entries({ next: next === HOME ? undefined : next, ...query });
  const set = parts.filter((pair): pair is [string, string] => Boolean(pair[1]));
  const search = new URLSearchParams(set).toString();
  return `/auth/${page}${frame === "boxed" ? "2" : ""}${search && `?${search}`}` as Route;
}

/**
 * The page to go to after signing in, if it is a path of this site; else the home page. It is checked as resolved,
 * because a browser reads `//host`, `/\host` and `/.//host` as another site.
 */
export function safeNext(next: unknown) {
  if (typeof next !== "string" || !next.startsWith("/")) return HOME;
  const here = "http://here.invalid";
  try {
    const { origin, pathname, search, hash } = new URL(next, here);
    const isOurs = origin === here && !/^\/(\/|api(\/|$))/.test(pathname);
    return isOurs ? `${pathname}${search}${hash}` : HOME;
  } catch {
    return HOME;
  }
}

/** The query of a page's address, unparsed. */
export type Query = Record<string, string | string[] | undefined>;

/** A page's address with its query. */
export function pageAddress(page: string, query: Query) {
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values ?? []].flat().map((value) => [name, value]),
  );
  const search = new URLSearchParams(pairs).toString();
  return page + (search && `?${search}`);
}

/** The auth page that a form without scripts came from, by the form's hidden fields. */
export function pageOf(page: AuthPage) {
  return (fields: URLSearchParams) =>
    authPath(page, fields.get("frame") === "boxed" ? "boxed" : "side", {
      next: fields.get("next") ?? undefined,
      token: fields.get("token") ?? undefined,
    });
}

export type Strength = 0 | 1 | 2 | 3 | 4;

/**
 * How strong a password looks, from 0 (too short) to 4 (strong): a hint while typing, by its length and its number of
 * different characters.
 */
export function strengthOf(password: string): Strength {
  if (password.length < PASSWORD_LENGTH) return 0;
  const different = new Set(password.toLowerCase()).size;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
  const mixed = kinds.filter((kind) => kind.test(password)).length;
  if (different < 6) return 1;
  const score = different + password.length / 2 + mixed * 2;
  if (score < 20) return 2;
  return score < 25 ? 3 : 4;
}
