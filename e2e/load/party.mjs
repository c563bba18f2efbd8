import { randomInt, randomUUID } from "node:crypto";
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
  return { cookie, "x-real-ip": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
}
