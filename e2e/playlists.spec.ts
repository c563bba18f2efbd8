import { readFile } from "node:fs/promises";
import { expect, expectNoAxeViolations, test } from "./fixtures";
import { writeDown } from "./night";

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
