import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { findEngines } from "@/.scripts/engines.mjs";
import { databaseFile } from "@/lib/testing/library-files";
import { ask, expectWords, fill, press } from "./engines/actions";
import { openTab } from "./engines/open-tab";
import type { Tab } from "./engines/tab";
import { expect, test } from "./fixtures";
import { signUpAs } from "./second-dj";

const words = (language: string) => JSON.parse(readFileSync(`messages/${language}.json`, "utf8"));
const english = words("en");
const arabic = words("ar");

/** What the visitor's settings have made of the document. */
const look = (tab: Tab) =>
  tab.run(() => {
    const { lang, dir, dataset } = document.documentElement;
    const { colorScheme } = getComputedStyle(document.documentElement);
    return { lang, dir, mode: dataset.mode ?? "", colorScheme };
  });

// An engine that is not installed is named in the closing lines of `npm test`.
for (const [name, engine] of Object.entries(findEngines())) {
  if (!engine) continue;
  test(`in ${name} a guest asks and sees the night live, and a DJ signs in and accepts, in Arabic and dark`, async ({
    newEvent,
    request,
    baseURL,
  }) => {
    test.slow();
    const event = await newEvent();
    const guestPage = `${baseURL}/requests?event=${event.code}`;
    /** Another guest asks: a page that is open shows it without being loaded again. */
    const askElsewhere = async (title: string) => {
      const data = { id: randomUUID(), title };
      const asked = await request.post(`/api/events/${event.code}/requests`, { data });
      expect(asked.ok()).toBe(true);
    };
    const tab = await openTab(engine);
    try {
      await tab.open(guestPage);
      await fill(tab, english.requests.songOrArtist, "Nefeli");
      await press(tab, english.requests.ask);
      await expectWords(tab, english.requests.status.pending, "Nefeli");

      await askElsewhere("Zombie");
      await expectWords(tab, english.requests.status.pending, "Zombie");

      await tab.open(`${baseURL}/auth/login`);
      await press(tab, english.accounts.demo.enter);
      await expect.poll(() => ask(tab, () => location.pathname)).toBe("/DJPortal");
      await tab.open(`${baseURL}/DJPortal?event=${event.id}`);
      // The board without an event may still be loading: it shows the newest, which is another test's.
      await expect.poll(() => ask(tab, () => location.search)).toContain(event.id);
      await press(tab, english.board.accept.replace("{title}", "Nefeli"));
      const accepted = async () => {
        const list = await request.get(`/api/events/${event.code}/requests?filter=accepted`);
        return (await list.json()).requests.map(({ title }: { title: string }) => title);
      };
      await expect.poll(accepted).toEqual(["Nefeli"]);

      await tab.open(guestPage);
      const [nextUp] = english.requests.place.next.split("{");
      await expectWords(tab, nextUp, "Nefeli");

      const dark = { lang: "en", dir: "ltr", mode: "dark", colorScheme: "dark" };
      expect(await look(tab)).toEqual(dark);
      await press(tab, english.layout.topBar.lightMode);
      const light = { ...dark, mode: "light", colorScheme: "light" };
      await expect.poll(() => look(tab)).toEqual(light);
      await press(tab, english.layout.topBar.darkMode);
      await expect.poll(() => look(tab)).toEqual(dark);

      await press(tab, english.layout.topBar.language);
      await press(tab, english.languages.ar);
      await expectWords(tab, arabic.requests.status.pending, "Zombie");
      await tab.open(guestPage);
      await askElsewhere("Dreams");
      // Only scripts show it: the words are the browser's own from now on.
      await expectWords(tab, arabic.requests.status.pending, "Dreams");
      expect(await look(tab)).toEqual({ ...dark, lang: "ar", dir: "rtl" });
      const shown = await tab.run(() => document.querySelector("main")?.textContent ?? "");
      expect(shown).toMatch(/[0-9]/);
      expect(shown).not.toMatch(/[\u0660-\u0669]/);
      expect(tab.errors()).toEqual([]);
    } finally {
      await tab.close();
    }
  });

  test(`in ${name} a DJ's files are imported, databases too, or refused`, async ({
    request,
    baseURL,
  }) => {
    test.slow();
    const dj = await signUpAs({ request }, "Lía");
    const tab = await openTab(engine);
    try {
      await tab.open(`${baseURL}/auth/login`);
      await fill(tab, english.accounts.fields.email, dj.email);
      await fill(tab, english.accounts.fields.password, dj.password);
      await press(tab, english.accounts.signIn.submit);
      await expect.poll(() => ask(tab, () => location.pathname)).toBe("/DJPortal");
      await tab.open(`${baseURL}/DJPortal/library`);
      await expectWords(tab, english.library.empty.title);
      const strange = await databaseFile("create table Diary (id integer primary key)");
      const unsafe = await databaseFile(
        "create table Songs (id integer)",
        "create view Track as select load_extension('x') as title",
      );
      const engineDj = await databaseFile(
        "create table Track (id integer primary key, title text, artist text, key integer, bpmAnalyzed real)",
        "insert into Track values (1, 'Rain', 'Lía', 1, 120), (2, 'Sun', 'Lía', 0, 121)",
      );
      const list = new TextEncoder().encode("Title,Artist,BPM\nGolden Hour,Lía,98\n");
      const files = [strange, unsafe, engineDj, list].map((bytes) =>
        Buffer.from(bytes).toString("base64"),
      );
      const choose = (contents: string[]) => {
        const chosen = new DataTransfer();
        for (const [index, content] of contents.entries()) {
          const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
          chosen.items.add(new File([bytes], `${index}.db`));
        }
        const field = document.querySelector<HTMLInputElement>("[type=file]");
        if (field) field.files = chosen.files;
        field?.dispatchEvent(new Event("change", { bubbles: true }));
        // The page has heard it once it has emptied the field.
        return field?.files?.length ?? -1;
      };
      await expect.poll(() => ask(tab, choose, files)).toBe(0);
      // Only an engine that has opened the databases can tell them apart.
      await expectWords(tab, english.library.problems.unknown);
      await expectWords(tab, english.library.problems.unsafe);
      const stored = async () => {
        const { tracks } = await (await request.get("/api/dj/library")).json();
        return tracks.map(({ title }: { title: string }) => title).sort();
      };
      await expect.poll(stored, { timeout: 20_000 }).toEqual(["Golden Hour", "Rain", "Sun"]);
      await expectWords(tab, "Golden Hour");
      await expectWords(tab, "8A");
      expect(tab.errors()).toEqual([]);
    } finally {
      await tab.close();
    }
  });
}
