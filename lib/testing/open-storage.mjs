import { register } from "node:module";

// Opens the storage at a given address in a second process, when told to.
register("./typescript-hooks.mjs", import.meta.url);
const { openStorage } = await import("../db/client.ts");

process.on("message", async (url) => {
  try {
    const storage = await openStorage(url);
    await storage.close();
    process.send("opened");
  } catch (error) {
    process.send(String(error?.stack ?? error));
  }
  process.disconnect();
});
process.send("ready");
