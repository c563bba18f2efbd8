import { faker } from "@faker-js/faker";
import { settingsFor, startProduct, temporaryFolder } from "./server.mjs";
import { size } from "./size.mjs";
import { startClient } from "./start-client.mjs";
import { storages } from "./storages.mjs";
import { ms } from "./table.mjs";

const TRACKS = size(100_000, 5000);
/** Libraries of this size have some 50,000 different words, most of them rare. */
const WORDS = size(50_000, 5000);
const GUESTS = 50;
const SECONDS = size(30, 3);
const TEXTS = 500;
/** One typed word of so many has a mistake. */
const MISTAKEN = 4;
const PAGES = size(40, 5);

const MOST_TO_ANSWER_MS = 30;
const LEAST_FOUND = 0.9;
const MOST_SLOWER = 1.25;

const SYLLABLES =
  "ba be bi bo da de di do fa fe ka ke ki la le li lo ma me mi mo na ne ni no pa ra re ri ro sa se si so ta te ti to va ve vi za".split(
    " ",
  );

/** A word for each number, all different. */
function wordOf(number) {
  let rest = number + SYLLABLES.length;
  let word = "";
  for (; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    word += SYLLABLES[rest % SYLLABLES.length];
  }
  return word;
}

/** A word as often as in titles: few are frequent, most are rare. */
function anyWord() {
  return wordOf(Math.floor(WORDS ** faker.number.float()) - 1);
}

function anyWords(most) {
  return Array.from({ length: faker.number.int({ min: 1, max: most }) }, anyWord).join(" ");
}

function madeTracks() {
  faker.seed(TRACKS);
  return Array.from({ length: TRACKS }, (_, index) => ({
    sourceId: `${index}`,
    title: index % 4 ? anyWords(4) : `${faker.music.songName()} ${anyWord()}`,
    artist: index % 4 ? anyWords(2) : faker.music.artist(),
    genre: faker.music.genre(),
    bpm: 80 + (index % 90),
    duration: 120 + (index % 300),
  }));
}

/** A word with two neighbouring letters swapped. */
function mistaken(word) {
  if (word.length < MISTAKEN) return word;
  const at = faker.number.int({ min: 1, max: word.length - 2 });
  return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
}

function typedOf({ title, artist }) {
  const words = `${title} ${artist}`.toLowerCase().split(" ").slice(0, 5);
  return words.map((word, at) => (at % MISTAKEN === 1 ? mistaken(word) : word)).join(" ");
}

/** Measures what guests wait for while many of them type, and for the page itself, with a large library. */
export async function measureSearch({ out, keep }) {
  const tracks = madeTracks();
  const texts = faker.helpers
    .arrayElements(tracks, TEXTS)
    .map((track) => ({ title: track.title, typed: typedOf(track) }));
  out.row(`${TRACKS} tracks, ${GUESTS} guests typing`, ["p50", "p95", "longest"]);
  for (const [engine, open] of Object.entries(storages)) {
    const folder = temporaryFolder();
    const { url } = keep(await open(folder));
    const product = keep(await startProduct({ ...settingsFor(folder), DATABASE_URL: url }));
    const client = keep(startClient());
    const { port } = product;
    const rich = await client.run("register", { port, folder });
    const poor = await client.run("register", { port, folder });
    await client.run("importTracks", { port, dj: rich, tracks });
    const event = await client.run("openEvent", { port, dj: rich });
    const empty = await client.run("openEvent", { port, dj: poor });
    const typing = { port, welcome: event.welcome, texts, guests: GUESTS };
    const start = performance.now();
    await client.run("type", { ...typing, guests: 1, seconds: 1 });
    const first = performance.now() - start;
    const typed = await client.run("type", { ...typing, seconds: SECONDS });
    const share = typed.found / typed.asked;
    out.row(
      `${typed.count} searches on ${engine}`,
      [typed.p50, typed.p95, typed.longest].map(ms),
      out.judge(typed.p95 <= MOST_TO_ANSWER_MS, `p95 ≤ ${MOST_TO_ANSWER_MS} ms`),
      out.judge(share >= LEAST_FOUND, `found ${Math.round(share * 100)} % of ${typed.asked}`),
    );
    out.row(`the first guest's text on ${engine}`, [ms(first)]);
    const pages = await pagesOf(client, { port }, [empty, event]);
    const slower = pages.full.p50 / pages.none.p50;
    out.row(
      `the guest page on ${engine}: none, full`,
      [pages.none.p50, pages.full.p50].map(ms),
      out.judge(slower <= MOST_SLOWER, `${slower.toFixed(2)} × as long, ≤ ${MOST_SLOWER}`),
    );
    await client.stop();
    await product.stop();
  }
}

/** The events take turns: what else the machine does hits both. */
async function pagesOf(client, place, [empty, event]) {
  const times = { none: undefined, full: undefined };
  for (let turn = 0; turn < 3; turn += 1) {
    for (const [name, { welcome }] of [
      ["none", empty],
      ["full", event],
    ]) {
      const code = welcome.split("/").at(-1);
      times[name] = await client.run("openPages", { ...place, code, count: PAGES });
    }
  }
  return times;
}
