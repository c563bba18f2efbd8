import { setTimeout as pause } from "node:timers/promises";
import { median } from "./figures.mjs";
import { settingsFor, startProduct, temporaryFolder } from "./server.mjs";
import { size } from "./size.mjs";
import { startClient } from "./start-client.mjs";
import { ms } from "./table.mjs";
import { Connection, cookiesOf, jsonOf } from "./wire.mjs";

/** 2,000 guests with five songs each. All are by one artist, which groups them in the largest group. */
const STORED = size(10_000, 100);
const MUST_PLAYS = 200;
const TURNS = size(5, 1);
/** The first pages load and compile code. */
const PAGES = size(60, 1);
/** For how many ms a call may keep the one thread from everybody else: a guest's, and a DJ's, who makes it seldom. */
const LONGEST = { guest: 60, dj: 250 };

/** Measures for how long each call at a full night keeps the server from answering others. */
export async function measureStalls({ out, keep }) {
  const { port } = keep(await startProduct(settingsFor(temporaryFolder())));
  const [client, watcher] = [keep(startClient()), keep(startClient())];
  const dj = await client.run("signIn", { port });
  const event = await client.run("openEvent", { port, dj });
  await client.run("fill", { ...event, total: STORED });
  const connection = new Connection(port);
  keep({ stop: () => connection.close() });
  const guest = cookiesOf(await connection.send("GET", event.welcome));
  const send = (cookie, method, path, body) =>
    connection.send(method, path, { body, headers: { cookie } });
  const mustPlay = Array.from({ length: MUST_PLAYS }, (_, at) => ({
    ...{ kind: "song", text: `Song ${at}`, artist: "The Load", isIdea: true },
  }));
  await send(dj, "PUT", `${event.djPath}/rules`, { revision: 0, mustPlay, doNotPlay: [] });

  const { welcome, djPath } = event;
  const code = welcome.split("/").at(-1);
  const page = `/requests?event=${code}`;
  await client.run("visit", { port, path: page, count: 2, total: PAGES });

  const callers = { guest, dj };
  await watcher.run("beginPulse", { port });
  async function measure(who, name, path) {
    const turns = [];
    // The first one loads what the others find.
    for (let turn = 0; turn <= TURNS; turn += 1) {
      await watcher.run("longestSilence");
      const start = performance.now();
      const { status } = await send(callers[who], "GET", path);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      const took = performance.now() - start;
      // What is done after the answer counts, too.
      await pause(20);
      if (turn > 0) turns.push({ took, silence: await watcher.run("longestSilence") });
    }
    const took = median(turns, (turn) => turn.took).took;
    const { silence } = median(turns, (turn) => turn.silence);
    const judged = out.judge(silence <= LONGEST[who], `≤ ${LONGEST[who]} ms`);
    out.row(`${who}: ${name}`, [ms(took), ms(silence)], judged);
  }

  out.row("", ["answer", "stall"]);
  await measure("guest", "page", page);
  await measure("guest", "event", welcome);
  await measure("guest", "list", `${welcome}/requests`);
  await measure("guest", "search of the list", `${welcome}/requests?search=nobody`);
  await measure("guest", "search of songs", `${welcome}/songs?search=nobody`);
  await measure("guest", "ideas", `${welcome}/ideas`);
  await measure("dj", "page", `/DJPortal?event=${djPath.split("/").at(-1)}`);
  await measure("dj", "board", djPath);
  await measure("dj", "list", `${djPath}/requests?filter=pending`);
  await measure("dj", "fair order", `${djPath}/requests?filter=pending&sort=fair`);
  await measure("dj", "must-plays", `${djPath}/must-plays`);
  await measure("dj", "insights", `${djPath}/insights`);
  await measure("dj", "export", `${djPath}/export`);
  await measure("dj", "songs for a program", `${djPath}/lists/wishes`);
  await measure("dj", "wishes of all nights", "/api/dj/library/wished");
  const closed = await send(dj, "PATCH", djPath, { status: "closed" });
  if (jsonOf(closed).event.status !== "closed") throw new Error("The night does not close.");
  await measure("guest", "page of the closed night", page);
  await watcher.run("endPulse");
}
