import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "kysely";
import { freshDatabase } from "@/lib/testing/engines";
import { openStorage } from "./client";

async function startProcess() {
  const child = fork(join(__dirname, "../testing/open-storage.mjs"), { execArgv: [] });
  const [message] = await once(child, "message");
  if (message !== "ready") throw new Error(String(message));
  return child;
}

async function openIn(child: ChildProcess, url: string) {
  const answer = once(child, "message");
  child.send(url);
  const [message] = await answer;
  await once(child, "exit");
  return message;
}

test.each(["sqlite", "postgres"] as const)(
  "processes that start together on an empty %s database all open it",
  async (engine) => {
    for (let round = 0; round < 2; round += 1) {
      const { url, remove } = await freshDatabase(engine);
      const children = await Promise.all([startProcess(), startProcess(), startProcess()]);
      const answers = await Promise.all(children.map((child) => openIn(child, url)));
      expect(answers).toEqual(["opened", "opened", "opened"]);

      const storage = await openStorage(url);
      const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
        storage.reader,
      );
      expect(rows.map(({ name }) => name).sort()).toEqual([...new Set(rows.map((r) => r.name))]);
      expect(rows.length).toBeGreaterThan(1);
      await storage.close();
      await remove();
    }
  },
  30_000,
);
