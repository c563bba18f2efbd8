import "server-only";

/** The value of one cookie, or undefined. Parses no other cookie, because hot paths call it. */
export function readCookie(headers: Headers, name: string) {
  const header = headers.get("cookie");
  if (!header) return undefined;
  for (const part of header.split(";")) {
    const [key, ...rest] = part.trim().split("=");
    if (key === name) return rest.join("=");
  }
  return undefined;
}

/** Returns a `Set-Cookie` value. `maxAge` is in seconds. */
export function cookie(
  name: string,
  value: string,
  { maxAge, secure, httpOnly = true }: { maxAge: number; secure: boolean; httpOnly?: boolean },
) {
  const flags = [httpOnly && "HttpOnly", secure && "Secure"].filter(Boolean);
  return [`${name}=${value}`, "Path=/", `Max-Age=${maxAge}`, "SameSite=Lax", ...flags].join("; ");
}
