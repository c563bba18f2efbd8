import { setTimeout as pause } from "node:timers/promises";
import { faults } from "./durability.mjs";
import { settingsFor, startProduct, temporaryFolder } from "./server.mjs";
import { size } from "./size.mjs";
import { startClient } from "./start-client.mjs";
import { storages } from "./storages.mjs";

const GUESTS = size(500, 50);
const REQUESTS = size(20_000, 1000);
const STREAMS = size(50, 10);
/** How long the streams may take to know the last change after the last answer. */
const LAST_MS = 15_000;

const OF_EVENT = `select s.id from submissions s join requests r on r.id = s."requestId" where r."eventId" = `;

/**
 * Guests ask at two processes on PostgreSQL. One process is killed in the middle and started again, later PostgreSQL is
 * killed and started: what was confirmed is there once, and all streams know the same.
 */
export async function measureProcesses({ out, keep }) {
  const folder = temporaryFolder();
  const storage = keep(await storages.postgres(folder));
  const settings = { ...settingsFor(folder), DATABASE_URL: storage.url };
  const first = keep(await startProduct(settings));
  const second = await startProduct(settings);
  const ports = [first.port, second.port];
  const [asking, listening] = [keep(startClient()), keep(startClient())];
  const target = await asking.run("openEvent", { port: first.port });
  const live = `${target.welcome}/live`;
  await listening.run("follow", { ports, path: live, count: STREAMS });

  const asked = asking.run("persist", { ...target, ports, count: GUESTS, total: REQUESTS });
  await stored(storage, REQUESTS / 4);
  await second.stop("SIGKILL");
  await pause(1000);
  keep(await startProduct(settings, { port: second.port }));
  await stored(storage, REQUESTS / 2);
  await storage.crash();
  const { taken, refused, retries } = await asked;

  const event = `'${target.djPath.split("/").at(-1)}'`;
  const [{ cursor }] = await storage.all(`select cursor from events where id = ${event}`);
  const seen = await listening.run("followed", { cursor: Number(cursor), withinMs: LAST_MS });
  await listening.run("unfollow");
  const known = (await storage.all(OF_EVENT + event)).map(({ id }) => id);
  const ids = new Set(known);
  const lost = taken.filter((id) => !ids.has(id)).length;
  out.row(
    `confirmed: ${taken.length}, sent again: ${retries}`,
    [],
    ...[
      out.judge(taken.length === REQUESTS, `refused: ${JSON.stringify(refused)}`),
      out.judge(lost === 0, `lost: ${lost}`),
      out.judge(known.length === REQUESTS, `stored: ${known.length}`),
    ],
  );
  for (const [name, query] of Object.entries(faults)) {
    const [{ n }] = await storage.all(query);
    out.row(name, [], out.judge(Number(n) === 0, `${n}`));
  }
  const { losses, resets } = seen;
  out.row(
    `streams: ${STREAMS}, cut off: ${losses}, reset: ${resets}`,
    [],
    ...["behind", "missed", "doubled"].map((name) =>
      out.judge(seen[name] === 0, `${name}: ${seen[name]}`),
    ),
  );
}

/** Resolves once so many submissions are stored. */
async function stored(storage, count) {
  for (;;) {
    const [{ n }] = await storage.all("select count(*) as n from submissions");
    if (Number(n) >= count) return;
    await pause(100);
  }
}
