import { setTimeout as pause } from "node:timers/promises";
import { v7 as uuid } from "uuid";
import { joinEvent, register } from "./party.mjs";
import { Connection, jsonOf } from "./wire.mjs";

/** How many attack at the same time, each over a connection of its own. */
const AT_ONCE = 20;
/** Five hundred signs, three bytes each. */
const LONGEST = "字".repeat(500);
/** The address behind which all phones of a venue are, as its proxy tells it. */
const VENUE = { "x-real-ip": "192.0.2.7" };

/** Sends so many attacks, and returns the statuses that they got and how long the slowest other call took, in ms. */
async function attacked(port, count, attack) {
  const statuses = {};
  let left = count;
  let slowest = 0;
  const attackers = Array.from({ length: AT_ONCE }, async () => {
    const connection = new Connection(port);
    while (left-- > 0) {
      const { status } = await attack(connection, left);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    connection.close();
  });
  const bystander = new Connection(port);
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const start = performance.now();
      await bystander.send("GET", "/api/health");
      slowest = Math.max(slowest, performance.now() - start);
      await pause(20);
    }
  })();
  await Promise.all(attackers);
  isOver = true;
  await watching;
  bystander.close();
  return { statuses, slowest };
}

/** Fills a post of the feed with words. Returns also how many bytes the feed has then. */
export async function commentPost({ port, count }) {
  const list = async () => {
    const connection = new Connection(port);
    const answer = await connection.send("GET", "/api/data/postData");
    connection.close();
    return answer;
  };
  const [{ id: postId }] = jsonOf(await list(), "[");
  const told = await attacked(port, count, (by) =>
    by.send("POST", "/api/data/posts/comments/add", { body: { postId, comment: LONGEST } }),
  );
  return { ...told, bytes: (await list()).text.length };
}

/** Votes for one song, each time as a phone that nobody has seen before. */
export async function voteAnew({ port, path, welcome, count }) {
  const connection = new Connection(port);
  const headers = await joinEvent(connection, welcome);
  const body = { id: uuid(), title: "The song to lift" };
  const { request } = jsonOf(await connection.send("POST", path, { body, headers }));
  connection.close();
  return attacked(port, count, async (by) => {
    const { cookie } = await joinEvent(by, welcome);
    return by.send("POST", `${path}/${request.id}/backing`, { headers: { cookie, ...VENUE } });
  });
}

/** Asks for codes of screens that nobody switches on. */
export function askForCodes({ port, count }) {
  return attacked(port, count, (by) => by.send("POST", "/api/wall", { headers: VENUE }));
}

/** Reads a calendar of many appointments at its secret address, and keeps a desk with the largest revision. */
export async function readCalendar({ port, folder, appointments, count }) {
  const headers = { cookie: await register({ port, folder }) };
  const connection = new Connection(port);
  const put = (area, body) => connection.send("PUT", `/api/dj/desk/${area}`, { body, headers });
  const largest = await put("notes", { revision: 2 ** 31 - 1, desk: deskOf(1) });
  await put("calendar", { revision: 0, desk: deskOf(appointments) });
  const made = jsonOf(await connection.send("POST", "/api/dj/calendar", { headers }));
  connection.close();
  const { pathname } = new URL(made.address);
  const told = await attacked(port, count, (by) => by.send("GET", pathname));
  return { ...told, largest: largest.status };
}

function deskOf(appointments) {
  const at = new Date().toISOString();
  const entry = (index) => {
    const start = new Date(Date.UTC(2027, 0, 1, index)).toISOString();
    const values = { title: `Call ${index}`, start, end: start, allDay: false, color: "info" };
    const fields = Object.entries(values).map(([name, value]) => [name, { value, at }]);
    return [String(9001 + index), { kind: "added", at, fields: Object.fromEntries(fields) }];
  };
  const entries = Object.fromEntries(Array.from({ length: appointments }, (_, i) => entry(i)));
  return { samples: { isHidden: false, at }, entries };
}
