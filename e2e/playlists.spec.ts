import { readFile } from "node:fs/promises";
import { expect, expectNoAxeViolations, test } from "./fixtures";
import { writeDown } from "./night";
import { signUpAs } from "./second-dj";

test("a DJ saves the queue of an event for a DJ program, in its order", async ({
  asDj,
  newEvent,
}) => {
  const event = await newEvent({ name: `Saved ${Date.now()}` });
  const dj = await asDj();
  for (const title of ["Second", "First"]) {
    const id = await writeDown(dj, event.id, title, { artist: "U2" });
    const after = title === "First" ? { after: null } : {};
    await dj.request.patch(`/api/dj/requests/${id}`, { data: { status: "accepted", ...after } });
  }
  await dj.goto("/DJPortal/events");
  for (const format of ["M3U8", "rekordbox XML", "CSV"]) {
    await dj.getByRole("button", { name: `More for ${event.name}` }).click();
    await dj.getByRole("menuitem", { name: "Playlist for DJ program" }).click();
    await expectNoAxeViolations(dj);
    const [file] = await Promise.all([
      dj.waitForEvent("download"),
      dj.getByRole("button", { name: format }).click(),
    ]);
    const text = await readFile(await file.path(), "utf8");
    expect(text).toMatch(/First[\s\S]*Second/);
    await expect(dj.getByText("2 songs saved, 0 with their files.").first()).toBeVisible();
  }
});

test("on the device that has the library, a list leads to the songs' own files", async ({
  asGuest,
}) => {
  const dj = await asGuest();
  await signUpAs(dj, "Lía");
  const track = (id: number, title: string) =>
    `<TRACK TrackID="${id}" Name="${title}" Artist="Lía" TotalTime="245" Location="file://localhost/C:/Music/${title}%20%26%20more.mp3"/>`;
  const library = `<?xml version="1.0"?><DJ_PLAYLISTS Version="1.0.0"><COLLECTION Entries="2">${track(1, "Rain")}${track(2, "Sun")}</COLLECTION></DJ_PLAYLISTS>`;
  await dj.goto("/DJPortal", { waitUntil: "networkidle" });
  await dj.getByRole("link", { name: "Library", exact: true }).click();
  const [chooser] = await Promise.all([
    dj.waitForEvent("filechooser"),
    dj.getByRole("button", { name: "Choose files" }).click(),
  ]);
  await chooser.setFiles({ name: "a.xml", mimeType: "text/xml", buffer: Buffer.from(library) });
  await expect(dj.getByText("2 tracks", { exact: false }).first()).toBeVisible();

  const data = { name: "Files of my own", status: "open" };
  const { event } = await (await dj.request.post("/api/dj/events", { data })).json();
  for (const title of ["Sun", "Not owned", "Rain"]) {
    const id = await writeDown(dj, event.id, title, { artist: "Lía" });
    await dj.request.patch(`/api/dj/requests/${id}`, { data: { status: "accepted" } });
  }
  await dj.goto("/DJPortal/events");
  const saved = async (format: string) => {
    await dj.getByRole("button", { name: `More for ${event.name}` }).click();
    await dj.getByRole("menuitem", { name: "Playlist for DJ program" }).click();
    const [file] = await Promise.all([
      dj.waitForEvent("download"),
      dj.getByRole("button", { name: format }).click(),
    ]);
    await expect(dj.getByText("3 songs saved, 2 with their files.").first()).toBeVisible();
    return readFile(await file.path(), "utf8");
  };
  const m3u8 = await saved("M3U8");
  expect(m3u8).toMatch(/Sun & more\.mp3[\s\S]*Not owned[\s\S]*C:\/Music\/Rain & more\.mp3/);
  const xml = await saved("rekordbox XML");
  expect(xml).toMatch(/C:\/Music\/Sun%20%26%20more\.mp3[\s\S]*Rain%20%26%20more/);
});
