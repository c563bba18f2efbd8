import { createHmac } from "node:crypto";
import { Caller } from "./calls";

/** A browser with this cookie and no other. */
export function withCookie(name: string, value: string) {
  const caller = new Caller();
  caller.cookies.set(name, value);
  return caller;
}

export function cookieOf(caller: Caller, name: string) {
  const value = caller.cookies.get(name);
  if (!value) throw new Error(`There is no cookie ${name}.`);
  return value;
}

/** A signature like ours, made with another key. */
export function signedElsewhere(text: string, encoding: "base64url" | "base64") {
  const key = "the secret of another site, and a long one too";
  return createHmac("sha256", key).update(text).digest(encoding);
}
