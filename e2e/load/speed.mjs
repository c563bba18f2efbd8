import { measureRequests } from "./requests.mjs";
import { settingsFor, startBare, startProduct, temporaryFolder } from "./server.mjs";
import { startClient } from "./start-client.mjs";
import { measureStreams } from "./streams.mjs";
import { table } from "./table.mjs";

/** Measures the product against two bare handlers. Returns whether every target is met. */
export async function measureSpeed() {
  const settings = settingsFor(temporaryFolder());
  const product = await startProduct(settings);
  const bare = await startBare(settings);
  const [client, watcher, out] = [startClient(), startClient(), table()];
  try {
    await measureStreams({ product, bare, client, out });
    await measureRequests({ product, bare, client, watcher, out });
  } finally {
    for (const one of [client, watcher]) one.stop();
    for (const server of [product, bare]) await server.stop();
  }
  return out.close();
}
