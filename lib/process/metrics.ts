import "server-only";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { env } from "./env";
import { singleton } from "./singleton";

/** From what nobody notices to what everybody does, in seconds. */
const buckets = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

const measured = singleton("metrics", () => (env().METRICS_TOKEN ? measure() : undefined));

/**
 * What this process measures, or undefined without METRICS_TOKEN: then nothing is measured. No label may hold what a
 * guest or a DJ has chosen: it would name people, and there is no end to its values.
 */
export function metrics() {
  return measured.get();
}

function measure() {
  const register = new Registry();
  const registers = [register];
  // Memory, processor time, handles, and how late the event loop is.
  collectDefaultMetrics({ register, prefix: "crowdcue_" });
  return {
    register,
    requests: new Counter({
      name: "crowdcue_requests_total",
      help: "Song requests that guests' pages have sent, by outcome: accepted, or the code of the refusal.",
      labelNames: ["outcome"],
      registers,
    }),
    streams: new Gauge({
      name: "crowdcue_streams",
      help: "Open event streams of guests, DJs and walls.",
      registers,
    }),
    delivery: new Histogram({
      name: "crowdcue_delivery_seconds",
      help: "From the announcement of a change until all streams of its event have it.",
      buckets,
      registers,
    }),
    storage: new Histogram({
      name: "crowdcue_storage_write_seconds",
      help: "From a write's wish until it is on the disk, with its wait for others.",
      buckets,
      registers,
    }),
    pushes: new Counter({
      name: "crowdcue_pushes_total",
      help: "Pushes to guests' phones, by what became of them: sent, later, gone or refused.",
      labelNames: ["outcome"],
      registers,
    }),
  };
}
