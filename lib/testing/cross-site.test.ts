import { onBothEngines } from "./engines";
import { everything, openNight } from "./night";
import { loadRoutes } from "./routes";

/** The headers of a cross-site request. A page of another site can read no answer and set no header of ours. */
const FOREIGN: Record<string, string>[] = [
  { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  { "sec-fetch-site": "same-site", origin: "https://other.localhost" },
  { "sec-fetch-site": "cross-site", origin: "http://localhost" },
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://localhost.evil.example" },
  { origin: "http://localhost:3001" },
  { "sec-fetch-site": "cross-site", "x-xsrf-token": "guessed" },
  { "sec-fetch-site": "cross-site", "x-xsrf-token": "" },
];
/** The body types that a form can send without a CORS preflight, and JSON, which a script would send. */
const TYPES = [
  "application/x-www-form-urlencoded",
  "text/plain",
  "multipart/form-data",
  "application/json",
];

/** Tries every writing call in every way. New routes are included automatically. */
async function attempts() {
  const handlers = (await loadRoutes()).flatMap(({ path, handlers }) =>
    Object.entries(handlers).map(([method, handle]) => ({ path, method, handle })),
  );
  const writes = handlers.filter(({ method }) => method !== "GET");
  const calls = writes.flatMap((write) =>
    FOREIGN.flatMap((foreign) => TYPES.map((type) => ({ ...write, foreign, type }))),
  );
  return { writes, calls };
}

onBothEngines(() => {
  test("every write refuses a cross-site request, whoever is signed in", async () => {
    const night = await openNight();
    const { guest, id } = await night.asked();
    const cookies = [...night.dj.cookies, ...guest.cookies, ["XSRF-TOKEN", "ours"]];
    const cookie = cookies.map((pair) => pair.join("=")).join("; ");
    const params = { id: night.id, code: night.code, djId: "x", invitationId: "x" };
    const { writes, calls } = await attempts();
    const before = await everything();
    const heard: object[] = [];
    for (const { path, method, handle, foreign, type } of calls) {
      const request = new Request(`http://localhost${path}`, {
        method,
        headers: { cookie, "content-type": type, ...foreign },
        body: type === "application/json" ? "{}" : "title=Song",
      });
      const own = path.includes("requests/{id}") ? { ...params, id } : params;
      const response = await handle(request, { params: Promise.resolve(own) });
      if (!(await isRefusal(response))) heard.push({ method, path, foreign, type });
    }
    expect(heard).toEqual([]);
    expect(await everything()).toEqual(before);
    expect(writes.length).toBeGreaterThan(40);
  }, 60_000);

  test("no answer is readable cross-site", async () => {
    const night = await openNight();
    for (const path of [night.url, night.djUrl, "/api/dj/account", "/api/health"]) {
      const { headers } = await night.dj.open("GET", path, {
        headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      });
      expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  });
});

/** Whether it is the refusal of a call, of the fixture API or of a plain form, without a cookie. */
async function isRefusal(response: Response) {
  if (response.headers.has("set-cookie")) return false;
  if (response.status === 303)
    return /[?&]problem=forbidden/.test(response.headers.get("location") ?? "");
  const { error, message } = (await response.json()) as {
    error?: { code: string };
    message?: string;
  };
  return response.status === 403 && (error?.code ?? message) !== undefined;
}
