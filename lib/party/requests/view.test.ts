import { guestDeltaSchema } from "@/lib/party/live/schema";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { Listener } from "@/lib/testing/listen";
import { type Night, openNight } from "@/lib/testing/night";

const SONGS = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"];
const filters = ["all", "pending", "accepted", "playing", "played", "declined", "mine"];

type Asked = { guest: Caller; id: string };

/** Accepts a song of each guest, and puts them in the opposite order of their age. */
async function queueOf(night: Night) {
  const asked: Asked[] = [];
  for (const title of SONGS) asked.push(await night.asked({ title: `Song ${title}` }));
  for (const { id } of asked) await night.step(id, { status: "accepted" }, { after: null });
  return asked.toReversed();
}

/** What every guest may read, page by page with one request each, without the count of changes. */
async function everythingPublic(night: Night, guest: Caller) {
  const paths = [
    night.url,
    `${night.url}/songs?search=song`,
    `${night.url}/songs?search=sonng`,
    ...filters.flatMap((filter) =>
      ["", "&search=song", "&pageSize=1", "&pageSize=1&page=5"].map(
        (more) => `${night.url}/requests?filter=${filter}${more}`,
      ),
    ),
  ];
  const answers = await Promise.all(paths.map((path) => guest.get<object>(path)));
  return answers.map(({ body }, index) => [paths[index], { ...body, cursor: 0 }]);
}

async function ids(night: Night, guest: Caller, query: string) {
  return (await night.list(guest, query)).body.requests.map(({ id }) => id);
}

onBothEngines(() => {
  let dj: Caller;
  beforeAll(async () => {
    dj = await signedUpDj();
  });

  test("a rough queue tells the next three in order, the others by age, and a range of places", async () => {
    const night = await openNight({ queueView: "rough" }, dj);
    const queue = await queueOf(night);
    const stranger = new Caller();
    const inOrder = queue.map(({ id }) => id);
    const shown = [...inOrder.slice(0, 3), ...inOrder.slice(3).reverse()];
    expect(await ids(night, stranger, "filter=accepted")).toEqual(shown);
    const pages = shown.map((_, page) => ids(night, stranger, `pageSize=1&page=${page + 1}`));
    expect((await Promise.all(pages)).flat()).toEqual(shown);

    const placeOf = async (index: number) => {
      const { body } = await night.list(queue[index]?.guest ?? stranger, "filter=mine");
      return [body.requests[0]?.place, body.requests[0]?.placeTo];
    };
    expect(await placeOf(2)).toEqual([3, null]);
    expect(await placeOf(3)).toEqual([4, 6]);
    expect(await placeOf(5)).toEqual([4, 6]);
    expect(await placeOf(6)).toEqual([7, 10]);
  });

  test.each(["rough", "own"] as const)(
    "with the view %s, no public answer changes when the DJ reorders what it does not show",
    async (queueView) => {
      const night = await openNight({ queueView }, dj);
      const [, , , fourth, , sixth] = await queueOf(night);
      const guest = new Caller();
      const before = await everythingPublic(night, guest);
      await night.step(fourth?.id ?? "", { after: sixth?.id });
      expect(await everythingPublic(night, guest)).toEqual(before);
    },
  );

  test.each(["rough", "own"] as const)(
    "with the view %s, a guest behind every song learns no order from the list of their own",
    async (queueView) => {
      const night = await openNight({ queueView }, dj);
      const queue = await queueOf(night);
      const guest = new Caller();
      for (const { id } of queue) await guest.post(`${night.url}/requests/${id}/backing`);
      const known = queueView === "rough" ? 3 : 0;
      const next = queue.slice(0, known).map(({ id }) => id);
      const byAge = queue.slice(known).map(({ id }) => id);
      const told = [...next, ...byAge.reverse()];
      expect(await ids(night, guest, "filter=mine")).toEqual(told);
      const pages = told.map((_, page) =>
        ids(night, guest, `filter=mine&pageSize=1&page=${page + 1}`),
      );
      expect((await Promise.all(pages)).flat()).toEqual(told);

      await night.step(queue[5]?.id ?? "", { pinned: true });
      await night.step(queue[4]?.id ?? "", { after: queue[6]?.id });
      const first = queueView === "rough" ? [queue[5], queue[0], queue[1]] : [];
      const moved = first.map((one) => one?.id ?? "");
      const others = queue
        .map(({ id }) => id)
        .reverse()
        .filter((id) => !moved.includes(id));
      expect(await ids(night, guest, "filter=mine")).toEqual([...moved, ...others]);
    },
  );

  test("guests who see only their own get nothing of the others' accepted requests", async () => {
    const night = await openNight({ queueView: "own" }, dj);
    const [first, second] = await queueOf(night);
    const guest = first?.guest ?? new Caller();
    const { body } = await night.list(guest, "");
    expect(body.requests).toMatchObject([{ id: first?.id, place: 1, placeTo: null }]);
    expect(body).toMatchObject({ total: 1, counts: { all: 1, accepted: 1, mine: 1 } });

    const stranger = new Caller();
    const seen = JSON.stringify(await everythingPublic(night, stranger));
    for (const title of SONGS) expect(seen).not.toContain(`Song ${title}`);
    expect((await night.list(stranger, "")).body.counts).toMatchObject({ all: 0, accepted: 0 });
    const backing = `${night.url}/requests/${second?.id}/backing`;
    expect((await stranger.delete(backing)).status).toBe(404);
    // A song that is asked for again is theirs as well.
    const { body: joined } = await night.ask(stranger, { title: "Song Two" });
    expect(joined.merged).toBe(true);
    expect((await ids(night, stranger, "filter=accepted")).length).toBe(1);
  });

  test.each(["rough", "own"] as const)(
    "with the view %s, the stream tells no place, and the counts of the lists",
    async (queueView) => {
      const night = await openNight({ queueView }, dj);
      const listener = await Listener.open(new Caller(), `${night.url}/live?cursor=0`);
      const queue = await queueOf(night);
      await night.step(queue[5]?.id ?? "", { pinned: true });
      await night.step(queue[0]?.id ?? "", { status: "playing" });
      const { body } = await night.list(new Caller(), "");
      await listener.until(() => listener.ids.includes(body.cursor));
      const deltas = listener.events.map(({ data }) => guestDeltaSchema.parse(data));
      await listener.close();
      const told = deltas.flatMap(({ requests }) => requests);
      const accepted = told.filter(({ status }) => status === "accepted");
      expect(accepted.every(({ pinned, acceptedAt }) => !pinned && acceptedAt === null)).toBe(true);
      // Four stands for all places beyond the third; changes that are told together may leave it out.
      const open = queueView === "own" ? [] : [1, 2, 3, 4];
      const places = accepted.map(({ position }) => position);
      expect(places).toEqual(expect.arrayContaining(open.slice(0, 3)));
      expect(open).toEqual(expect.arrayContaining(places));
      const snapshots = deltas.flatMap(({ from }) => Object.values(from));
      expect(snapshots.every((from) => !from || (from.position === 0 && !from.pinned))).toBe(true);
      expect({ ...deltas.at(-1)?.counts, mine: 0 }).toEqual(body.counts);
    },
  );

  test("in a rough queue, the stream names no song that moves beyond the next three", async () => {
    const night = await openNight({ queueView: "rough" }, dj);
    const queue = await queueOf(night);
    const next = queue.slice(0, 3).map(({ id }) => id);
    const { cursor } = (await night.list(new Caller(), "")).body;
    const listener = await Listener.open(new Caller(), `${night.url}/live?cursor=${cursor}`);
    await night.step(queue[4]?.id ?? "", { after: queue[6]?.id });
    await listener.until(() => listener.ids.includes(cursor + 1));
    await listener.close();
    const [delta] = listener.events.map(({ data }) => guestDeltaSchema.parse(data));
    expect(delta?.requests.map(({ id }) => id)).toEqual(next);
    expect(delta).toMatchObject({ from: {}, view: { moved: true } });
  });

  test("in a rough queue, the stream tells which songs are kept for later, and no place of them", async () => {
    const night = await openNight({ queueView: "rough", lanes: ["Dinner"] }, dj);
    const id = (await queueOf(night))[5]?.id ?? "";
    const { cursor } = (await night.list(new Caller(), "")).body;
    const listener = await Listener.open(new Caller(), `${night.url}/live?cursor=${cursor}`);
    for (const [index, lane] of ["Dinner", "queue"].entries()) {
      await night.step(id, { lane });
      await listener.until(() => listener.ids.includes(cursor + 1 + index));
      const delta = guestDeltaSchema.parse(listener.events.at(-1)?.data);
      const shown = (await night.list(new Caller(), "")).body.requests.find((row) => row.id === id);
      expect(shown).toMatchObject({ lane, position: 4, acceptedAt: null });
      expect(delta.requests).toContainEqual(expect.objectContaining({ id, lane, position: 4 }));
      expect(delta.from[id]).toMatchObject({ status: "accepted", position: 0 });
    }
    await listener.close();
  });

  test("DJs see the whole queue, whatever guests see", async () => {
    const night = await openNight({ queueView: "own" }, dj);
    const queue = await queueOf(night);
    const { body } = await night.djList("filter=accepted");
    expect(body.requests.map(({ id }) => id)).toEqual(queue.map(({ id }) => id));
    expect(body.counts.accepted).toBe(SONGS.length);
  });
});
