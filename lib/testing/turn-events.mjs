import { register } from "node:module";

// Lets a second process look after the events of a storage at a given moment, when told to.
register("./typescript-hooks.mjs", import.meta.url);
const { openStorage, setStorage } = await import("../db/client.ts");
const { turnEvents } = await import("../party/requests/turn.ts");

process.on("message", async ({ url, now }) => {
  const storage = await openStorage(url);
  setStorage(storage);
  const recorded = await turnEvents(now).catch((error) => String(error?.stack ?? error));
  await storage.close();
  process.send(recorded);
  process.disconnect();
});
process.send("ready");
