import { setTimeout as pause } from "node:timers/promises";
import { figures } from "./figures.mjs";
import { joinEvent } from "./party.mjs";
import { Connection, jsonOf } from "./wire.mjs";

const PART = 500;
/** From one character to the next, in ms: between a quick and a slow thumb. */
const [QUICK, SLOW] = [120, 280];
/** The page searches once the typing rests so long. */
const REST = 200;
/** Nothing is suggested for a single character. */
const FIRST = 2;

/** Imports tracks into the library of a DJ, as the page does. */
export async function importTracks({ port, dj, tracks }) {
  const connection = new Connection(port);
  const post = async (path, body) => {
    const answer = await connection.send("POST", path, { headers: { cookie: dj }, body });
    if (answer.status > 201) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  const begun = { source: "rekordbox", fileName: "collection.xml" };
  const { id } = jsonOf(await post("/api/dj/library/imports", begun));
  const path = `/api/dj/library/imports/${id}`;
  for (let at = 0; at < tracks.length; at += PART) {
    await post(`${path}/rows`, { part: at / PART, tracks: tracks.slice(at, at + PART) });
  }
  await post(`${path}/finish`, {});
  connection.close();
}

/** Lets guests type these texts, each character by character with the page's calls, until the time is over. */
export async function type({ port, welcome, texts, guests, seconds }) {
  const until = performance.now() + seconds * 1000;
  const tally = { times: [], asked: 0, found: 0 };
  await Promise.all(
    Array.from({ length: guests }, async (_, guest) => {
      const connection = new Connection(port);
      const headers = await joinEvent(connection, welcome);
      const search = searching(connection, { welcome, headers }, tally);
      for (let at = guest; performance.now() < until; at += guests) {
        const { typed, title } = texts[at % texts.length];
        const found = await typeOne(typed, search);
        tally.asked += 1;
        if (found.some((song) => song.title === title)) tally.found += 1;
      }
      connection.close();
    }),
  );
  return { ...figures(tally.times), asked: tally.asked, found: tally.found };
}

function searching(connection, { welcome, headers }, { times }) {
  return async (text) => {
    const start = performance.now();
    const query = new URLSearchParams({ search: text });
    const answer = await connection.send("GET", `${welcome}/songs?${query}`, { headers });
    times.push(performance.now() - start);
    if (answer.status !== 200) throw new Error(`A search answered ${answer.status}`);
    return jsonOf(answer).songs;
  };
}

/** Types a text, and returns what is suggested for all of it. */
async function typeOne(typed, search) {
  const letters = [...typed];
  for (let length = 1; length < letters.length; length += 1) {
    const gap = QUICK + Math.random() * (SLOW - QUICK);
    await pause(Math.min(gap, REST));
    if (gap >= REST && length >= FIRST) await search(letters.slice(0, length).join(""));
  }
  await pause(REST);
  return search(typed);
}

/** How long guests wait for an event's page, in ms. */
export async function openPages({ port, code, count }) {
  const connection = new Connection(port);
  const times = [];
  for (let turn = 0; turn < count; turn += 1) {
    const start = performance.now();
    await connection.send("GET", `/requests?event=${code}`, {
      headers: { "x-real-ip": `10.9.${turn >> 8}.${turn & 255}`, accept: "text/html" },
    });
    times.push(performance.now() - start);
  }
  connection.close();
  return figures(times);
}
