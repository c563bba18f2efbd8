import type { GuestEvent } from "@/lib/party/requests/schema";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { Decks } from "@/lib/testing/decks";
import { onBothEngines } from "@/lib/testing/engines";
import { imported, made } from "@/lib/testing/library";
import { type Night, openNight } from "@/lib/testing/night";

const tracks = [
  made("1", "Get Low (Dirty)", "Lil Jon"),
  made("2", "Get Low (Clean)", "Lil Jon"),
  made("3", "Levels", "Avicii"),
  made("4", "Hello", "Adele"),
  made("5", "Hello", "Lionel Richie"),
];

onBothEngines(() => {
  let dj: Caller;
  let night: Night;
  let decks: Decks;

  beforeAll(async () => {
    dj = await signedUpDj();
    await imported(dj, { tracks });
  });
  beforeEach(async () => {
    night = await openNight({}, dj);
    decks = await Decks.at(night);
  });
  afterEach(() => jest.useRealTimers());

  const accepted = async (title: string, artist: string) => {
    const { id } = await night.asked({ title, artist });
    await night.step(id, { status: "accepted" });
    return id;
  };
  const tied = async (id: string, title: string) => {
    type Editions = { editions: Record<string, { id: string; title: string }[]> };
    const { body } = await dj.get<Editions>(`${night.djUrl}/editions?ids=${id}`);
    const trackId = body.editions[id]?.find((edition) => edition.title === title)?.id ?? null;
    await dj.patch(`/api/dj/requests/${id}`, { trackId });
  };
  const playing = async () => (await new Caller().get<GuestEvent>(night.url)).body.playing;
  const question = async () => (await decks.hearings()).question;

  test("the version to which a request is tied plays by itself, and any other asks", async () => {
    const id = await accepted("Get Low", "Lil Jon");
    await tied(id, "Get Low (Dirty)");
    await decks.play({ title: "Get Low (Clean)", artist: "Lil Jon" });
    expect((await question())?.request.id).toBe(id);
    await decks.play({ title: "07 - Lil Jon - Get Low (Dirty).mp3" });
    expect((await playing())?.id).toBe(id);
  });

  test("a request without its artist means the only track of that title", async () => {
    const id = await accepted("levels", "");
    await decks.play({ title: "Levels", artist: "Avicii" });
    expect((await playing())?.id).toBe(id);
  });

  test("a deck that says only a title means the only track of that name", async () => {
    const id = await accepted("Levels", "Avicii");
    await decks.play({ title: "03 Levels.mp3" });
    expect((await playing())?.id).toBe(id);
  });

  test("of several tracks of that name, none is meant", async () => {
    const id = await accepted("Hello", "Adele");
    await decks.play({ title: "Hello" });
    expect((await question())?.request.id).toBe(id);
  });

  test("a request that the DJ has said to be none of the library's is not looked for there", async () => {
    const id = await accepted("levels", "");
    await tied(id, "none of these");
    await decks.play({ title: "Levels", artist: "Avicii" });
    expect((await question())?.request.id).toBe(id);
  });

  test("a song that nobody asked for is called as in the library", async () => {
    await decks.play({ title: "03 LEVELS.mp3" });
    expect(await playing()).toMatchObject({ title: "Levels", artist: "Avicii", backers: 0 });
  });
});
