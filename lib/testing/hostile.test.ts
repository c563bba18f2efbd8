import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Call } from "@/lib/calls/call";
import { patternOf } from "@/lib/calls/path-pattern";
import { failuresOf } from "@/lib/openapi/failures";
import { groups } from "@/lib/openapi/groups";
import { eventCalls } from "@/lib/party/events/calls";
import { env } from "@/lib/process/env";
import { afterAnswers } from "@/lib/server/after-answer";
import { type Caller, signedUpDj } from "./calls";
import { onBothEngines } from "./engines";
import { type Hostile, hostileInputs } from "./hostile-inputs";
import { type Night, openNight } from "./night";
import { INSIDES, recordEverything } from "./recorder";
import { loadRoutes } from "./routes";

// Some calls hash a password, which is slow by design.
jest.setTimeout(240_000);

const isFixture = (call: Call) => call.path.startsWith("/api/data/");
const calls = groups.flatMap((group) => group.calls.flatMap((nouns) => Object.values(nouns)));
const { log } = recordEverything();

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "crowdcue-hostile-"));
  env().DATA_DIR = folder;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Handlers = Awaited<ReturnType<typeof loadRoutes>>;

/** What was refused for its form on the first engine, before it came to the storage: no engine sees it. */
const refusedForForm = new Set<string>();
const FORM = [400, 413, 415];
/** Headers of which the storage learns nothing: one engine is enough. */
const APART_FROM_STORAGE = /the header .*(accept-language|origin|XSRF-TOKEN|customizer)/;

onBothEngines((engine) => {
  let night: Night;
  let requestId: string;
  let guest: Caller;
  let routes: Handlers;

  beforeAll(async () => {
    night = await openNight();
    ({ guest, id: requestId } = await night.asked());
    routes = await loadRoutes();
  });

  /** Whether the first engine has not told all about it. */
  function isNew({ call, name }: Hostile) {
    if (refusedForForm.has(`${call.method} ${call.path}, ${name}`)) return false;
    return engine === "sqlite" || !APART_FROM_STORAGE.test(name);
  }

  /** The path of a call that leads to our night; parts that are filled in already stay. */
  function address({ path }: Call) {
    const id = /\/requests\/\{id\}/.test(path) ? requestId : night.id;
    return path
      .replace("{code}", night.code)
      .replace("{id}", id)
      .replace("{area}", "notes")
      .replace(/\{\w+\}/g, "none");
  }

  async function send({ call, path, body, headers }: Hostile) {
    const route = routes.find((known) => known.path === call.path);
    const handler = route?.handlers[call.method];
    if (!handler) throw new Error(`${call.method} ${call.path} has no handler.`);
    const caller = call.who === "guest" ? guest : night.dj;
    const own = [...caller.cookies].map((pair) => pair.join("=")).join("; ");
    const pattern = patternOf(call.path, { param: "[^/?]+", rest: "(?:[?].*)?" });
    const params = pattern.exec(path)?.groups ?? {};
    const decoded = Object.entries(params).map(([name, part]) => [name, decodeURIComponent(part)]);
    const request = new Request(`http://localhost${path}`, {
      method: call.method,
      ...(body !== undefined && { body }),
      headers: {
        "content-type": "application/json",
        ...headers,
        cookie: [headers?.cookie, own].filter(Boolean).join("; "),
      },
    });
    const response = await handler(request, {
      params: Promise.resolve(Object.fromEntries(decoded)),
    });
    const isStream = response.headers.get("content-type")?.includes("event-stream");
    if (isStream) await response.body?.cancel();
    return { response, text: isStream ? "" : await response.text() };
  }

  /** Whether it is a success, or a refusal that is declared and reveals nothing. */
  function isClear(call: Call, { status }: Response, text: string) {
    if (status < 400) return true;
    // What the specification has the samples of the social area say of every failure.
    if (isFixture(call) && text === '{"message":"Internal server error"}') return true;
    if (status >= 500 || INSIDES.test(text)) return false;
    const { error, message } = JSON.parse(text) as { error?: { code: string }; message?: string };
    if (isFixture(call)) return message !== undefined;
    return failuresOf(call).some((code) => code === error?.code);
  }

  test("every declared call answers a thousand hostile inputs with what it declares", async () => {
    // With a harmless header these succeed, and nothing is left for the others.
    const last = calls.filter(({ path }) => path.endsWith("sign-out")).concat(eventCalls.remove);
    const inputs = [...calls.filter((call) => !last.includes(call)), ...last].flatMap((call) =>
      hostileInputs(call, address),
    );
    const wrong: string[] = [];
    for (const input of inputs.filter(isNew)) {
      const name = `${input.call.method} ${input.call.path}, ${input.name}`;
      const { response, text } = await send(input);
      if (FORM.includes(response.status)) refusedForForm.add(name);
      if (isClear(input.call, response, text)) continue;
      wrong.push(`${name}: ${response.status} ${text.slice(0, 100)}`);
    }
    await afterAnswers();
    expect(wrong).toEqual([]);
    expect(log).toEqual([]);
    expect(inputs.length).toBeGreaterThanOrEqual(1000);
    expect(new Set(inputs.map(({ call }) => call)).size).toBe(calls.length);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    expect((await (await signedUpDj()).get("/api/dj/events")).status).toBe(200);
  });
});
