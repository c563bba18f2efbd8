import { engines } from "./engines.mjs";
import { measureGrowth } from "./growth.mjs";
import { measureRequests } from "./requests.mjs";
import { measureRequestsByEngine } from "./requests-by-engine.mjs";
import { settingsFor, startBare, startPlain, startProduct, temporaryFolder } from "./server.mjs";
import { startClient } from "./start-client.mjs";
import { measureStreams } from "./streams.mjs";
import { table } from "./table.mjs";

/** Measures the product against bare handlers and plain Node.js, and on each engine. Returns whether every target is met. */
export async function measureSpeed() {
  const settings = settingsFor(temporaryFolder());
  const product = await startProduct(settings);
  const bare = await startBare(settings);
  const plain = await startPlain();
  const postgres = await engines.postgres();
  const onPostgres = await startProduct({ ...settings, DATABASE_URL: postgres.url });
  const [client, watcher, out] = [startClient(), startClient(), table()];
  try {
    await measureStreams({ product, bare, plain, client, out });
    await measureRequests({ product, bare, client, watcher, out });
    const products = { sqlite: product, postgres: onPostgres };
    await measureRequestsByEngine({ products, client, watcher, out });
    await measureGrowth({ client, out });
  } finally {
    for (const one of [client, watcher]) one.stop();
    for (const server of [product, bare, plain, onPostgres, postgres]) await server.stop();
  }
  return out.close();
}
