import { mkdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { databaseFile } from "@/lib/testing/library-files";
import { expect, expectNoAxeViolations, test } from "./fixtures";
import { signUpAs } from "./second-dj";

const row = (id: number, title: string, more = "") =>
  `<TRACK TrackID="${id}" Name="${title}" Artist="Lía" TotalTime="245" AverageBpm="123.40" Tonality="F#m" ` +
  `Album="Sea" Location="file://localhost/C:/Music/${id}.mp3"${more}/>`;

function rekordbox(...rows: string[]) {
  const playlist = `<NODE Type="0" Name="Weddings"><NODE Type="1" Name="Dinner"><TRACK Key="2"/></NODE></NODE>`;
  return `<?xml version="1.0"?>
<DJ_PLAYLISTS Version="1.0.0">
<COLLECTION Entries="${rows.length}">
${rows.join("\n")}
</COLLECTION>
<PLAYLISTS><NODE Type="0" Name="ROOT">${playlist}</NODE></PLAYLISTS>
</DJ_PLAYLISTS>`;
}

const file = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(content),
});

/** Chooses files as a DJ does: in the dialog, or on the page while the library is empty. */
async function choose(dj: Page, ...files: ReturnType<typeof file>[] | string[]) {
  const importing = dj.getByRole("button", { name: "Import", exact: true });
  if (await importing.isVisible()) await importing.click();
  const [chooser] = await Promise.all([
    dj.waitForEvent("filechooser"),
    dj.getByRole("button", { name: "Choose files" }).click(),
  ]);
  await chooser.setFiles(files);
}

const card = (dj: Page, name: string) => dj.getByRole("region", { name });
const figure = (dj: Page, name: string, term: string) =>
  card(dj, name).locator("dl > div").filter({ hasText: term }).locator("dd");

async function openLibrary(dj: Page) {
  await signUpAs(dj, "Lía");
  await dj.goto("/DJPortal");
  await dj.getByRole("link", { name: "Library", exact: true }).click();
  await expect(dj.getByText("Bring your library")).toBeVisible();
}

test("a DJ imports a library, searches it, imports it again, and deletes what is gone and then all", async ({
  asGuest,
}) => {
  const dj = await asGuest();
  await openLibrary(dj);
  await expectNoAxeViolations(dj);
  const first = rekordbox(row(1, "Rain (Radio Edit)"), row(2, "Golden Hour"), row(3, ""));
  await choose(dj, file("no name.bin", first));

  await expect(figure(dj, "no name.bin", "added")).toHaveText("3");
  await expect(dj.getByText("3 tracks · 1 playlist")).toBeVisible();
  const rain = dj.getByRole("row").filter({ hasText: "Rain" });
  await expect(rain).toContainText("11A");
  await expect(rain).toContainText("F♯m");
  await expect(rain).toContainText("123");
  await expect(rain).toContainText("4:05");
  await expectNoAxeViolations(dj);
  const answer = await dj.request.get("/api/dj/library");
  expect(await answer.text()).not.toContain("Music");

  await rain.getByRole("button").click();
  await expect(dj.getByRole("dialog")).toContainText("Sea");
  await dj.getByRole("dialog").getByRole("button", { name: "Close" }).click();

  await dj.getByRole("link", { name: /Dinner/ }).click();
  await expect(dj.getByRole("row")).toHaveCount(2);
  await expect(dj.getByRole("row").nth(1)).toContainText("Golden Hour");
  await dj.getByRole("link", { name: /All tracks/ }).click();
  await dj.getByLabel("Search library").fill("glden huor");
  await expect(dj.getByText(/1 track for golden hour/)).toBeVisible();
  await expect(dj).toHaveURL(/search=/);
  await dj.getByRole("button", { name: "Exact search" }).click();
  await expect(dj.getByText("Nothing here")).toBeVisible();
  await dj.getByRole("button", { name: "Forgive mistakes" }).click();
  await expect(dj.getByRole("row")).toHaveCount(2);
  await dj.getByRole("button", { name: "Clear search" }).click();

  await choose(
    dj,
    file("again.xml", rekordbox(row(2, "Golden Hour"), row(1, "Rain"), row(4, "Sun"))),
  );
  await expect(figure(dj, "again.xml", "added")).toHaveText("1");
  await expect(figure(dj, "again.xml", "updated")).toHaveText("1");
  await expect(figure(dj, "again.xml", "unchanged")).toHaveText("1");
  await card(dj, "again.xml").getByRole("link", { name: "Show them" }).click();
  await expect(dj.getByRole("row")).toHaveCount(2);
  await dj.getByRole("button", { name: "Delete them" }).click();
  await dj.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(dj.getByText("3 tracks · 1 playlist")).toBeVisible();
  const playlists = await dj.request.get("/api/dj/library/playlists");
  expect(await playlists.json()).toMatchObject({ tracks: 3, missing: 0 });

  await dj.getByRole("button", { name: "More", exact: true }).click();
  await dj.getByRole("menuitem", { name: "Delete library" }).click();
  await expectNoAxeViolations(dj);
  await dj.getByRole("alertdialog").getByRole("button", { name: "Delete library" }).click();
  await expect(dj.getByText("Bring your library")).toBeVisible();
  await dj.reload();
  await expect(dj.getByText("Bring your library")).toBeVisible();
});

test("tracks are filtered by key and tempo, ordered by requests, and chosen for tonight beside them", async ({
  asDj,
}) => {
  const dj = await asDj();
  await dj.goto("/DJPortal/library");
  await expect(dj.getByRole("link", { name: /^Wished, not owned \d+$/ })).toBeVisible();
  await dj.getByRole("button", { name: "Key: Any" }).click();
  await dj.getByRole("button", { name: "8A Am" }).click();
  await dj.getByRole("switch", { name: "Also keys that mix with it" }).click();
  await expectNoAxeViolations(dj);
  await dj.keyboard.press("Escape");
  await dj.getByRole("button", { name: "BPM: Any" }).click();
  await dj.getByRole("textbox", { name: "From" }).fill("120");
  await dj.getByRole("textbox", { name: "To" }).fill("126");
  await expect(dj).toHaveURL(/key=8A.*neighbours=yes.*bpmFrom=120.*bpmTo=126/);
  await dj.keyboard.press("Escape");
  await expect(dj.getByRole("button", { name: "BPM: 120–126" })).toBeFocused();
  // The address is worth a bookmark.
  await dj.reload();
  await expect(dj.getByRole("button", { name: "BPM: 120–126" })).toBeVisible();
  const shown = dj.getByRole("row").filter({ has: dj.getByRole("button") });
  // The list follows what is chosen once the server has answered.
  await expect(async () => {
    const keys = await shown.locator("td:nth-child(4)").allTextContents();
    expect(keys.length).toBeGreaterThan(5);
    for (const key of keys) expect(key).toMatch(/^(7A|8A|9A|8B)/);
    for (const bpm of await shown.locator("td:nth-child(3)").allTextContents()) {
      expect(Number(bpm)).toBeGreaterThanOrEqual(120);
      expect(Number(bpm)).toBeLessThanOrEqual(126);
    }
  }).toPass();
  await dj.goto("/DJPortal/library");
  await dj.getByRole("columnheader", { name: "Requests" }).getByRole("button").click();
  await expect(dj).toHaveURL(/order=requests/);
  await expect(dj.getByRole("row").nth(1).getByRole("cell").last()).not.toHaveText("0");
  await dj.getByRole("button", { name: /^Tonight’s crates/ }).click();
  await expect(dj.getByRole("dialog")).toContainText("Crates of");
  await expectNoAxeViolations(dj);
  await dj.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
});

test("databases are read in the browser, and a folder's other files are only counted", async ({
  asGuest,
}, info) => {
  const dj = await asGuest();
  await openLibrary(dj);
  const folder = info.outputPath("Engine Library");
  mkdirSync(join(folder, "Database2"), { recursive: true });
  const songs = await databaseFile(
    "create table Track (id integer primary key, title text, artist text, key integer, bpmAnalyzed real)",
    "insert into Track values (1, 'Rain', 'Lía', 1, 120), (2, 'Sun', 'Lía', 0, 121)",
  );
  writeFileSync(join(folder, "Database2", "m.db"), songs);
  writeFileSync(join(folder, "cover.jpg"), Buffer.from("ffd8ffe000104a46", "hex"));
  writeFileSync(join(folder, "backup.zip"), "PK\x03\x04");
  const [chooser] = await Promise.all([
    dj.waitForEvent("filechooser"),
    dj.getByRole("button", { name: "Choose folder" }).click(),
  ]);
  await chooser.setFiles(folder);
  await expect(figure(dj, "m.db", "added")).toHaveText("2");
  await expect(dj.getByText("2 other files in the folder aren’t libraries.")).toBeVisible();
  await expect(dj.getByRole("row").filter({ hasText: "Rain" })).toContainText("Am");
});

test("a file that is no library, is too large or breaks off changes nothing and says why", async ({
  asGuest,
}, info) => {
  const dj = await asGuest();
  await openLibrary(dj);
  await choose(
    dj,
    file("music.zip", "PK\x03\x04rest"),
    file("notes.txt", "Dear DJ,\nplease play Rain, at nine.\n"),
    file("evil.xml", '<!DOCTYPE x [<!ENTITY a "aaaa">]><DJ_PLAYLISTS>&a;</DJ_PLAYLISTS>'),
    file("cut.xml", rekordbox(row(1, "Rain"), row(2, "Sun")).slice(0, 380)),
  );
  const refused = card(dj, "3 files not imported");
  await expect(refused).toContainText("Unpack it first");
  await expect(refused).toContainText("rekordbox XML, Traktor NML");
  await expect(refused).toContainText("declares entities");
  await expect(card(dj, "cut.xml")).toContainText(/stops at line \d+, column \d+/);
  await expect(card(dj, "cut.xml")).toContainText("Nothing was imported.");
  await expectNoAxeViolations(dj);
  const playlists = await dj.request.get("/api/dj/library/playlists");
  expect(await playlists.json()).toMatchObject({ tracks: 0 });
  await dj.getByRole("button", { name: "Close: cut.xml" }).click();
  await expect(card(dj, "cut.xml")).toBeHidden();

  // It says that it holds two gigabytes, and has one line.
  const huge = info.outputPath("huge.xml");
  writeFileSync(huge, "<DJ_PLAYLISTS>");
  truncateSync(huge, 2 ** 31);
  await choose(dj, huge);
  await expect(card(dj, "not imported")).toContainText("larger than any library");
  rmSync(huge);
});

test("an import that is cancelled leaves the library as it was, and a lost network only delays one", async ({
  asGuest,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const dj = await asGuest();
  await openLibrary(dj);
  let isHeld = true;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await dj.route("**/imports/*/rows", async (route) => {
    if (isHeld) await held;
    await route.continue().catch(() => {});
  });
  const many = Array.from({ length: 1200 }, (_, index) => row(index + 1, `Song ${index + 1}`));
  await choose(dj, file("many.xml", rekordbox(...many)));
  await dj.getByRole("button", { name: "Cancel: many.xml" }).click();
  await expect(card(dj, "many.xml")).toContainText("Cancelled. Nothing was imported.");
  isHeld = false;
  release();
  await dj.unrouteAll({ behavior: "ignoreErrors" });

  let failures = 2;
  await dj.route("**/imports/*/rows", async (route) => {
    failures -= 1;
    if (failures >= 0) await route.abort("connectionreset");
    else await route.continue();
  });
  await choose(dj, file("again.xml", rekordbox(...many)));
  await expect(figure(dj, "again.xml", "added")).toHaveText("1,200", { timeout: 30_000 });
  await expect(dj.getByText("1,200 tracks · 1 playlist")).toBeVisible();
  await dj.getByRole("button", { name: "Go to page 24" }).click();
  await expect(dj.getByRole("row")).toHaveCount(51);
});

test("a playlist that is gone says so, and leads back to all tracks", async ({
  asGuest,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource.*404/);
  const dj = await asGuest();
  await openLibrary(dj);
  await choose(dj, file("library.xml", rekordbox(row(1, "Rain"), row(2, "Golden Hour"))));
  await expect(figure(dj, "library.xml", "added")).toHaveText("2");
  await dj.goto("/DJPortal/library?playlist=gone-since");
  await expect(dj.getByText("Couldn’t load your library")).toBeVisible();
  await dj.getByRole("button", { name: "All tracks", exact: true }).click();
  await expect(dj.getByRole("row")).toHaveCount(3);
});
