import { readFileSync } from "node:fs";
import { env } from "@/lib/process/env";
import { Caller } from "./calls";
import { onBothEngines } from "./engines";
import { Listener } from "./listen";
import { openNight } from "./night";

const TOKEN = "a token that only tests know";
Object.assign(env(), { METRICS_TOKEN: TOKEN });

async function read(authorization = `Bearer ${TOKEN}`) {
  const answer = await new Caller().open("GET", "/api/metrics", { headers: { authorization } });
  return { status: answer.status, text: await answer.text() };
}

/** The value of a series, 0 before it has one. */
function seriesIn(text: string, series: string) {
  const line = text.split("\n").find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
}

const ACCEPTED = 'crowdcue_requests_total{outcome="accepted"}';
const PAUSED = 'crowdcue_requests_total{outcome="requests_paused"}';

onBothEngines(() => {
  test("requests, streams, deliveries and writes are counted, and name nobody", async () => {
    const { text: before } = await read();
    const night = await openNight();
    const listener = await Listener.open(new Caller(), `${night.url}/live`);
    expect(seriesIn((await read()).text, "crowdcue_streams")).toBe(1);
    await night.asked({ title: "Secretsong", name: "Secretname", message: "Secretwords" });
    await listener.until(() => listener.ids.length === 1);
    await night.set({ status: "paused" });
    expect((await night.ask(new Caller())).status).toBe(403);
    await listener.until(() => listener.ids.length === 2);
    await listener.close();

    const { text } = await read();
    const more = (series: string) => seriesIn(text, series) - seriesIn(before, series);
    expect([more(ACCEPTED), more(PAUSED)]).toEqual([1, 1]);
    expect(more("crowdcue_delivery_seconds_count")).toBeGreaterThanOrEqual(1);
    expect(more("crowdcue_storage_write_seconds_count")).toBeGreaterThanOrEqual(2);
    expect(seriesIn(text, "crowdcue_streams")).toBe(0);
    expect(text).not.toMatch(
      new RegExp(`Secret|${night.id}|${night.url.split("/").at(-1)}|127\\.`),
    );
  });
});

test.each([
  ["", "no token"],
  ["Bearer another", "another token"],
  [TOKEN, "no scheme"],
])("%j, with %s, learns nothing", async (authorization) => {
  expect((await read(authorization)).status).toBe(404);
});

test("without a token in the configuration, there is nothing to read", async () => {
  Object.assign(env(), { METRICS_TOKEN: undefined });
  expect((await read()).status).toBe(404);
  expect((await read("Bearer undefined")).status).toBe(404);
  Object.assign(env(), { METRICS_TOKEN: TOKEN });
});

test("the dashboard asks for what is really measured, and shows all of our own", async () => {
  const { text } = await read();
  const measured = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = ""]) => name));
  const dashboard = JSON.parse(readFileSync(".hosting/grafana.json", "utf8"));
  const asked: string[] = dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  );
  const names = new Set(
    asked.flatMap((expr) => [...expr.matchAll(/crowdcue_\w+/g)].map(([name]) => name)),
  );
  const known = [...names].map((name) => name.replace(/_(bucket|count|sum)$/, ""));
  expect(known.filter((name) => !measured.has(name))).toEqual([]);
  const own = [...measured].filter((name) => !/_(process|nodejs)_/.test(name));
  expect(own.length).toBeGreaterThanOrEqual(5);
  expect(own.filter((name) => !known.includes(name))).toEqual([]);
});
