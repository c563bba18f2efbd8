import { Caller } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { Listener } from "@/lib/testing/listen";
import { type Night, openNight, requestRows } from "@/lib/testing/night";
import { markNames, markVerbs } from "./marks";
import { djRequestSchema, guestRequestSchema } from "./schema";

/** What the DJs decide about a guest or the words of a song, and note for each other. */
const VERBS = [
  ...["banned", "muted", "lifted", "letIn", "erased"],
  ...[...markVerbs, "noted", "untied"],
];

/** Every name and every verb in an answer, however deep. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!value || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    name,
    ...(name === "verb" ? [String(inner)] : []),
    ...namesIn(inner),
  ]);
}

/** Takes every step that is for DJs alone. */
async function keepSecrets(night: Night) {
  const { guest, id } = await night.asked({ title: "Zombie" });
  await night.step(id, { privateNote: "after the cake" });
  for (const mark of markNames) await night.step(id, { [mark]: true }, { [mark]: false });
  await night.step(id, { trackId: null });
  const people = (await night.djList()).body.requests.find((request) => request.id === id)?.people;
  const path = `${night.djUrl}/guests/${people?.[0]?.guest}`;
  await night.dj.put(`${path}/ban`, { ban: "muted" });
  await night.ask(guest, { title: "Creep" });
  const { body } = await night.djList("filter=apart");
  await night.step(body.requests[0]?.id ?? "", { apart: false });
  await night.dj.put(`${path}/ban`, { ban: "banned" });
  await night.dj.put(`${path}/ban`, { ban: null });
  await night.dj.delete(path);
}

onBothEngines(() => {
  test("nothing that is for DJs alone reaches a guest: no field of a request, and no verb", async () => {
    const night = await openNight();
    const guest = new Caller();
    const streams = [
      await Listener.open(guest, `${night.url}/live?cursor=0`),
      await Listener.open(night.dj, `${night.djUrl}/live?cursor=0`),
    ];
    await keepSecrets(night);
    await night.asked({ title: "The last one" });
    for (const stream of streams) await stream.until(() => stream.raw.includes("The last one"));
    const [told = [], known = []] = streams.map(({ events }) => namesIn(events));
    for (const stream of streams) stream.close();
    expect(VERBS.filter((verb) => !known.includes(verb))).toEqual([]);

    const [row = {}] = await requestRows(night.id);
    const shown = Object.keys(guestRequestSchema.shape);
    const secret = [...Object.keys(djRequestSchema.shape), ...Object.keys(row), ...VERBS].filter(
      (name) => !shown.includes(name),
    );
    expect(secret).toEqual(
      expect.arrayContaining(["privateNote", ...markNames, "apart", "people"]),
    );
    const answers = [
      (await night.list(guest)).body,
      (await night.list(guest, "filter=all&search=zombie")).body,
      (await night.ask(guest, { title: "Zombie" })).body,
    ];
    const seen = new Set([...told, ...namesIn(answers)]);
    expect(secret.filter((name) => seen.has(name))).toEqual([]);
  });
});
