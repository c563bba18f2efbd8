import { median, show } from "./requests.mjs";
import { settingsFor, startProduct, temporaryFolder } from "./server.mjs";

const STORED = 30_000;
const GUESTS = 16;
/** The full and the empty product take turns, because disks vary; their medians are compared. */
const TURNS = 5;
const SECONDS = 1.5;
/** The most that a request may cost at so many stored, relative to none. */
const MOST_GROWTH = 1.2;
/** The versions of the ids that phones may send: ordered by time, and random. */
const IDS = ["v7", "v4"];

/** Measures what a request costs when many are stored, relative to none. */
export async function measureGrowth({ client, out }) {
  out.row("", ["rate", "p50", "p99"]);
  for (const ids of IDS) {
    const servers = [];
    const start = async () => {
      const server = await startProduct(settingsFor(temporaryFolder()));
      servers.push(server);
      return { port: server.port, dj: await client.run("signIn", { port: server.port }), ids };
    };
    try {
      const [empty, full] = [await start(), await start()];
      const target = await open(client, full);
      await client.run("fill", { ...target, total: STORED });
      const turns = { atNone: [], asked: [] };
      // The first turn warms up the empty product.
      for (let turn = 0; turn <= TURNS; turn += 1) {
        const fresh = await open(client, empty);
        const atNone = await ask(client, fresh);
        await client.run("removeEvent", { ...fresh, dj: empty.dj });
        const asked = await ask(client, target);
        if (turn === 0) continue;
        turns.atNone.push(atNone);
        turns.asked.push(asked);
      }
      report(out, ids, turns);
    } finally {
      for (const server of servers) await server.stop();
    }
  }
}

async function open(client, { port, dj, ids }) {
  const { id, code } = await client.run("openEvent", { port, dj });
  const welcome = `/api/events/${code}`;
  return { port, ids, welcome, path: `${welcome}/requests`, djPath: `/api/dj/events/${id}` };
}

function ask(client, target) {
  return client.run("ask", { ...target, count: GUESTS, seconds: SECONDS });
}

function report(out, ids, turns) {
  const [atNone, asked] = [median(turns.atNone), median(turns.asked)];
  const growth = atNone.perSecond / asked.perSecond;
  show(out, `ids ${ids}, stored: 0`, atNone);
  const text = `${growth.toFixed(2)} × cost at 0, ≤ ${MOST_GROWTH}`;
  show(out, `ids ${ids}, stored: ${STORED}`, asked, out.judge(growth <= MOST_GROWTH, text));
}
