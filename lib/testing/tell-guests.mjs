import { register } from "node:module";

// A second process that tells the guests of an event what there is to tell, when told to.
register("./typescript-hooks.mjs", import.meta.url);
const { openStorage, setStorage } = await import("../db/client.ts");
const { tell } = await import("../party/push/teller.ts");

process.on("message", async ({ url, eventId }) => {
  const storage = await openStorage(url);
  setStorage(storage);
  const failure = await tell(eventId).catch((error) => String(error?.stack ?? error));
  await storage.close();
  process.send(failure ?? "told");
  process.disconnect();
});
process.send("ready");
