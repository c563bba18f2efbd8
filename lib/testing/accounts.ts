import { randomUUID } from "node:crypto";
import { addAccount } from "@/lib/account/auth/accounts";
import type { TwoFactorSetup } from "@/lib/account/two-factor/schema";
import { env } from "@/lib/process/env";
import { afterAnswers } from "@/lib/server/after-answer";
import { codeFor, STEP_MS, stepNow } from "./authenticator";
import { Caller } from "./calls";
import { linkIn, mailTo } from "./outbox";

export const PASSWORD = "correct horse battery";
export const newAddress = () => `${randomUUID()}@example.org`;

/** A DJ with an account and every browser they use it from. */
export class Holder {
  readonly email = newAddress();
  password = PASSWORD;
  /** What makes the codes of their app, once two steps are set up. */
  secret = "";
  backupCodes: string[] = [];
  #lastStep = 0;
  /** The browser that they are signed in with. */
  readonly browser = new Caller();

  static async signedIn() {
    const holder = new Holder();
    await addAccount({ name: "Ana", email: holder.email, password: PASSWORD });
    await holder.signIn(holder.browser);
    return holder;
  }

  /** Where a sign-in with the right password leads. */
  async signIn(browser = new Caller(), email = this.email) {
    const { status, body } = await browser.post<{ next: string }>("/api/auth/sign-in", {
      email,
      password: this.password,
    });
    return status === 200 ? body.next : status;
  }

  async setUpTwoFactor() {
    const path = "/api/dj/account/two-steps";
    const { body } = await this.browser.post<TwoFactorSetup>(path, { password: this.password });
    this.secret = body.secret;
    this.backupCodes = body.backupCodes;
    this.#lastStep = 0;
    const confirmed = await this.browser.send("PUT", path, { body: { code: await this.code() } });
    if (confirmed.status !== 204) {
      throw new Error(`Turning two-factor on answered ${JSON.stringify(confirmed)}.`);
    }
  }

  /** A code that was not used before, valid for 30 seconds and more: the app's own or the next one. The third lets time pass. */
  code() {
    this.#lastStep = Math.max(this.#lastStep + 1, stepNow());
    if (this.#lastStep > stepNow() + 1) passMinutes(STEP_MS / 60_000);
    return codeFor(this.secret, this.#lastStep);
  }

  async endTwoFactor() {
    const body = { password: this.password, code: await this.code() };
    await this.browser.send("DELETE", "/api/dj/account/two-steps", { body });
  }

  async changePassword(password: string) {
    const code = this.backupCodes.pop();
    const body = { currentPassword: this.password, password, ...(code && { code }) };
    const { status } = await this.browser.post("/api/dj/account/password", body);
    if (status !== 204) throw new Error(`Changing the password answered ${status}.`);
    this.password = password;
  }

  /** Asks for another address. Returns the secret part of the link that is mailed there. */
  async askFor(email: string) {
    const body = { email, currentPassword: this.password };
    const { status } = await this.browser.post("/api/dj/account/email", body);
    if (status !== 204) throw new Error(`Asking for an address answered ${status}.`);
    return (await mailedTo(email)).token;
  }

  /** Asks for a new password. Returns the secret part of the link that is mailed. */
  async askToRecover(email = this.email) {
    await new Caller().post("/api/auth/recover", { email });
    return (await mailedTo(email)).token;
  }
}

/** Follows a mailed link to a new address. Returns the status of the answer. */
export async function confirmAddress(browser: Caller, token: string, code?: string) {
  const body = { token, ...(code && { code }) };
  return (await browser.send("PUT", "/api/dj/account/email", { body })).status;
}

/** Follows a mailed link to a new password. Returns the status of the answer. */
export async function recover(token: string, password: string) {
  return (await new Caller().post("/api/auth/reset-password", { token, password })).status;
}

/** The newest mail to an address: what it is about, where its link leads and the secret part of that. */
export async function mailedTo(email: string) {
  await afterAnswers();
  const mail = await mailTo(email, env().DATA_DIR);
  const link = linkIn(mail);
  const token = new URLSearchParams(link.split("?")[1]).get("token") ?? "";
  return { subject: mail?.subject, text: mail?.text, link, token };
}

/** Until the test ends it is this much later, for our own code. */
export function passMinutes(minutes: number) {
  const now = Date.now() + minutes * 60_000;
  jest.spyOn(Date, "now").mockReturnValue(now);
}
