import { randomUUID } from "node:crypto";
import { guests } from "./asking.mjs";
import { joinEvent } from "./party.mjs";
import { Connection, jsonOf } from "./wire.mjs";

const VOTERS = 8;
const STEPPERS = 4;
/** The newest cards, of which a vote or a step takes one. */
const NEWEST = 50;

const DECISIONS = [{ status: "accepted" }, { status: "declined", declineReason: "wrong_moment" }];

/**
 * Asks, votes, takes steps and writes a desk until the server is gone. Returns what it has confirmed: the ids of
 * submissions and of steps, who has voted for what, and the last revision of the desk. `unsure` are the steps that got
 * no answer: they are sent again first, under the same id.
 */
export async function mixUntilGone({ count, unsure = [], dj, holder, ...target }) {
  const { port, path } = target;
  const cards = [];
  const confirmed = { votes: [], steps: [], revision: 0 };
  const open = () => new Connection(port);

  async function voter() {
    const connection = open();
    while (!connection.isBroken) {
      const card = cards.at(-1 - Math.floor(Math.random() * NEWEST));
      const headers = await joinEvent(connection, target.welcome);
      if (!card) continue;
      const { status } = await connection.send("POST", `${path}/${card}/backing`, { headers });
      const guest = /guest=([^.;]+)/.exec(headers.cookie)?.[1];
      if (status === 200) confirmed.votes.push(`${card} ${guest}`);
    }
    connection.close();
  }

  const left = [];
  async function take(connection, step) {
    const { status } = await connection.send(
      "PATCH",
      `/api/dj/requests/${step.card}?step=${step.id}`,
      {
        body: step.change,
        headers: { cookie: dj },
      },
    );
    if (status === 200) confirmed.steps.push(step.id);
    if (status === 0) left.push(step);
  }

  async function stepper(known) {
    const connection = open();
    for (const step of known) await take(connection, step);
    const outbox = randomUUID();
    for (let number = 1; !connection.isBroken; number += 1) {
      const card = cards.shift();
      const change = DECISIONS[number % DECISIONS.length];
      if (card) await take(connection, { card, change, id: `${outbox}.${number}` });
      else await connection.send("GET", target.welcome);
    }
    connection.close();
  }

  async function writer() {
    const connection = open();
    const headers = { cookie: holder };
    const desk = await connection.send("GET", "/api/dj/desk/notes", { headers });
    let revision = desk.status === 200 ? jsonOf(desk).revision : undefined;
    while (revision !== undefined && !connection.isBroken) {
      const body = { revision, desk: deskOf(revision + 1) };
      const { status } = await connection.send("PUT", "/api/dj/desk/notes", { body, headers });
      if (status !== 200) break;
      revision += 1;
      confirmed.revision = revision;
    }
    connection.close();
  }

  const asked = guests(count, { ...target, onCard: (card) => cards.push(card) }, () => false);
  const share = (index) => unsure.filter((_, place) => place % STEPPERS === index);
  await Promise.all([
    asked,
    writer(),
    ...Array.from({ length: VOTERS }, voter),
    ...Array.from({ length: STEPPERS }, (_, index) => stepper(share(index))),
  ]);
  return { ...confirmed, unsure: left, taken: (await asked).taken };
}

/** A desk that says which revision it is. */
function deskOf(revision) {
  const at = new Date().toISOString();
  const title = { value: `Revision ${revision}`, at };
  return {
    samples: { isHidden: false, at },
    entries: { 9001: { kind: "added", at, fields: { title } } },
  };
}
