import { randomInt, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime from "postal-mime";
import { v7 as uuid } from "uuid";
import { Connection, cookiesOf, jsonOf } from "./wire.mjs";

/** Every fifth request is for a song that may already be on the list. */
const REPEATED = 0.2;
const POPULAR_SONGS = 200;

/** Signs the demo's DJ in. Returns their cookie. */
export async function signIn({ port }) {
  const connection = new Connection(port);
  const cookie = cookiesOf(await connection.send("POST", "/api/auth/demo", { body: {} }));
  connection.close();
  return cookie;
}

/** Registers a DJ of their own, who confirms the mail in `folder`, and signs them in. Returns their cookie. */
export async function register({ port, folder }) {
  const connection = new Connection(port);
  const account = { email: `${randomUUID()}@example.org`, password: "correct horse battery" };
  const body = { name: "Ann", ...account };
  const registered = await connection.send("POST", "/api/auth/register", { body });
  const link = await linkInMail(account.email, folder);
  // Only the browser that has registered confirms the password as well.
  await connection.send("GET", link, { headers: { cookie: cookiesOf(registered) } });
  const answer = await connection.send("POST", "/api/auth/sign-in", { body: account });
  connection.close();
  return cookiesOf(answer);
}

/** The path of the link in the mail to this address, once it has arrived. */
async function linkInMail(email, folder) {
  const outbox = join(folder, "outbox");
  for (;;) {
    for (const file of existsSync(outbox) ? readdirSync(outbox) : []) {
      const { to, text = "" } = await PostalMime.parse(readFileSync(join(outbox, file)));
      const link = to?.[0]?.address === email && /http\S+/.exec(text)?.[0];
      if (link) return new URL(link).pathname + new URL(link).search;
    }
    await pause(50);
  }
}

/** Opens an event whose limits are on, but high enough for a load. Returns where to send its requests. */
export async function openEvent({ port, dj, ids }) {
  const cookie = dj ?? (await signIn({ port }));
  const connection = new Connection(port);
  const answer = await connection.send("POST", "/api/dj/events", {
    headers: { cookie },
    body: { name: "Load", status: "open", settings: { waitingLimit: 1000, pauseSeconds: 0 } },
  });
  connection.close();
  const { id, code } = jsonOf(answer).event;
  const welcome = `/api/events/${code}`;
  return { port, ids, welcome, path: `${welcome}/requests`, djPath: `/api/dj/events/${id}` };
}

/** Returns the number of an event's newest change. */
export async function cursor({ port, dj, path }) {
  const connection = new Connection(port);
  const answer = await connection.send("GET", path, { headers: { cookie: dj } });
  connection.close();
  return { cursor: jsonOf(answer).cursor };
}

/** Deletes an event with all its requests. */
export async function removeEvent({ port, dj, djPath }) {
  const connection = new Connection(port);
  await connection.send("DELETE", djPath, { headers: { cookie: dj } });
  connection.close();
}

/** A request of a guest. Its id is ordered by time (`v7`) or random (`v4`). */
export function song(ids = "v7") {
  const number =
    Math.random() < REPEATED ? Math.floor(Math.random() * POPULAR_SONGS) : randomUUID();
  return {
    id: ids === "v4" ? randomUUID() : uuid(),
    title: `Song ${number}`,
    artist: "The Load",
    name: "Ann",
  };
}

/** A guest's headers: their cookie and their own address. The flood limit would stop one address. */
export async function joinEvent(connection, welcome) {
  const cookie = cookiesOf(await connection.send("GET", welcome));
  return { cookie, ...addressOfOne() };
}

/** The header of a proxy that says where one guest is. */
export function addressOfOne() {
  return { "x-real-ip": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
}
