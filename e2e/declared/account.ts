import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { limits } from "@/lib/account/attempts/rules";
import { codeFor } from "@/lib/testing/authenticator";
import type { Special } from "./special";
import { PASSWORD, type World } from "./world";

/** A DJ whose sign-in asks for a code. */
async function guarded({ holder }: World) {
  const browser = await holder();
  const path = "/api/dj/account/two-steps";
  const setup = await browser.must("POST", path, { password: PASSWORD });
  await browser.must("PUT", path, { code: await codeFor(setup.secret) });
  const codes = setup.backupCodes as string[];
  return { browser, codes, secret: setup.secret as string };
}

/** Makes failing attempts until the next one has to wait for two seconds. */
async function tire(attempt: () => Promise<{ status: number }>) {
  for (let counted = 0; counted < limits.account.free + 1; ) {
    const { status } = await attempt();
    if (status === 429) await pause(250);
    else counted += 1;
  }
}

const wrongCode = { code: "ABCD-EFGH-JKMN" };

async function tiredOfCodes(world: World, method: string, path: string, more: object = {}) {
  const { browser } = await guarded(world);
  const body = { ...wrongCode, ...more };
  await tire(() => browser.send(method, path, { body }));
  return { browser, body };
}

/** What provokes the failures of the calls about an account. */
export const accountFails: Special = {
  "POST /api/auth/recover": {
    too_fast: async ({ stranger, newAddress }) => {
      const [browser, body] = [stranger(), { email: newAddress() }];
      await tire(() => browser.send("POST", "/api/auth/recover", { body }));
      return { browser, body };
    },
  },
  "POST /api/auth/confirmation": {
    too_fast: async ({ stranger, newAddress }) => {
      const [browser, body] = [stranger(), { email: newAddress() }];
      await tire(() => browser.send("POST", "/api/auth/confirmation", { body }));
      return { browser, body };
    },
  },
  "POST /api/auth/reset-password": {
    too_fast: async ({ holder, stranger, mailedLink }) => {
      const { email } = await holder();
      const browser = stranger();
      await browser.must("POST", "/api/auth/recover", { email });
      const link = await mailedLink(email, "Set a new password");
      const token = new URLSearchParams(link.split("?")[1]).get("token");
      return { browser, body: { token, password: PASSWORD }, fault: "crowd" };
    },
  },
  "POST /api/auth/two-steps": {
    too_fast: async (world) => {
      const { browser } = await guarded(world);
      await tire(() => browser.send("POST", "/api/auth/two-steps", { body: wrongCode }));
      return { browser, body: wrongCode };
    },
  },
  "PUT /api/dj/account/two-steps": {
    conflict: async () => ({ body: { code: "123456" } }),
    too_fast: async ({ holder }) => {
      const browser = await holder();
      const path = "/api/dj/account/two-steps";
      await browser.must("POST", path, { password: PASSWORD });
      const body = { code: "000000" };
      await tire(() => browser.send("PUT", path, { body }));
      return { browser, body };
    },
  },
  "POST /api/dj/account/two-steps": {
    conflict: async (world) => {
      const { browser } = await guarded(world);
      return { browser, body: { password: PASSWORD } };
    },
    too_fast: async () => ({ body: { password: PASSWORD }, fault: "crowd" }),
  },
  "DELETE /api/dj/account/two-steps": {
    conflict: async () => ({ body: { ...wrongCode, password: PASSWORD } }),
    too_fast: (world) =>
      tiredOfCodes(world, "DELETE", "/api/dj/account/two-steps", { password: PASSWORD }),
  },
  "POST /api/dj/account/two-steps/backup-codes": {
    conflict: async () => ({ body: { ...wrongCode, password: PASSWORD } }),
    too_fast: (world) =>
      tiredOfCodes(world, "POST", "/api/dj/account/two-steps/backup-codes", { password: PASSWORD }),
  },
  "PUT /api/dj/account/email": {
    conflict: async ({ dj, newAddress, mailedLink, stranger }) => {
      const email = newAddress();
      const path = "/api/dj/account/email";
      await dj.must("POST", path, { email, currentPassword: PASSWORD });
      const link = await mailedLink(email, "Confirm your new email address");
      const token = new URLSearchParams(link.split("?")[1]).get("token");
      await stranger().must("POST", "/api/auth/register", {
        name: "Bo",
        email,
        password: PASSWORD,
      });
      return { body: { token } };
    },
    too_fast: async (world) => {
      const { browser } = await guarded(world);
      const [email, path] = [world.newAddress(), "/api/dj/account/email"];
      await browser.must("POST", path, { email, currentPassword: PASSWORD });
      const link = await world.mailedLink(email, "Confirm your new email address");
      const token = new URLSearchParams(link.split("?")[1]).get("token");
      const body = { token, ...wrongCode };
      await tire(() => browser.send("PUT", path, { body }));
      return { browser, body };
    },
  },
  "DELETE /api/dj/account/sessions/{id}": {
    not_found: async () => ({ params: { id: randomUUID() } }),
  },
};
