import type { Page } from "@playwright/test";
import { choose, expect, expectNoAxeViolations, layoutShift, test } from "./fixtures";
import { own } from "./guest-page";
import { writeDown } from "./night";

test("a DJ sees what is owned of a request, ties it to a version, to another track and to none", async ({
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const dj = await asDj();
  // The demo's DJ has this one in two versions, the next one once, and the last one not at all.
  for (const song of ["I Will Survive, Gloria Gaynor", "Billie Jean, Michael Jackson", "Nobody"]) {
    const [title = "", artist = ""] = song.split(", ");
    await writeDown(dj, event.id, title, { artist });
  }
  await dj.goto(`/DJPortal?event=${event.id}`);
  const row = (name: RegExp) => dj.getByRole("listitem", { name });
  await expect(row(/^Billie Jean/)).toContainText("11A117 BPM");
  await expect(row(/^Nobody/)).toContainText("Not owned");
  await row(/^I Will Survive/)
    .getByRole("button", { name: /from: .*Extended Mix/ })
    .click();
  await expect(row(/^I Will Survive/)).toContainText("8A");
  await expect(row(/^I Will Survive/).getByRole("button", { name: /from:/ })).toHaveCount(0);

  const openCard = (name: RegExp) =>
    row(name)
      .getByRole("button", { name: /^Guests and messages/ })
      .click();
  await openCard(/^Nobody/);
  const card = dj.getByRole("dialog");
  await card.getByLabel("Find another track").fill("sandstrom");
  await expectNoAxeViolations(dj);
  await card.getByRole("button", { name: /^Sandstorm/ }).click();
  await expect(row(/^Nobody/)).toContainText("10A136 BPM");
  await openCard(/^Nobody/);
  await card.getByRole("button", { name: "None of these" }).click();
  await expect(row(/^Nobody/)).toContainText("Not owned");
  await dj.getByRole("button", { name: /^Undo: no track/ }).click();
  await expect(row(/^Nobody/)).toContainText("10A");
});

test("a DJ puts first what fits what is playing, and sees only that", async ({
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const dj = await asDj();
  // Half the tempo fits as well: 7A at 130, 6A at 128.
  for (const song of ["Billie Jean, Michael Jackson", "نور العين, عمرو دياب"]) {
    const [title = "", artist = ""] = song.split(", ");
    await writeDown(dj, event.id, title, { artist });
  }
  const playing = await writeDown(dj, event.id, "Blue Monday", { artist: "New Order" });
  await dj.goto(`/DJPortal?event=${event.id}`);
  await dj.getByRole("button", { name: /^Order:/ }).click();
  await expect(dj.getByText("Fits now: nothing is playing")).toBeVisible();
  await dj.keyboard.press("Escape");
  for (const status of ["accepted", "playing"]) {
    await dj.request.patch(`/api/dj/requests/${playing}`, { data: { status } });
  }
  const rows = dj.getByRole("list", { name: "Requests" }).locator("[data-request]");
  await expect(rows.locator("[data-fits]")).toContainText("6A fits");
  await dj.getByRole("button", { name: /^Order:/ }).click();
  await dj.getByText("Fits now", { exact: true }).click();
  await expect(rows.first()).toContainText("نور العين");
  await expect(dj.getByText("The rest, most votes first")).toBeVisible();
  await expectNoAxeViolations(dj);
  await dj.getByRole("button", { name: /^Order:/ }).click();
  await dj.getByText("Only what fits").click();
  await expect(rows).toHaveCount(1);
});

test("what is owned keeps to its column of the row, and no word of it is broken", async ({
  asDj,
  newEvent,
  baseURL,
}) => {
  const event = await newEvent();
  const dj = await asDj();
  // One in two versions, one that fits, one that is not owned.
  for (const song of ["I Will Survive, Gloria Gaynor", "نور العين, عمرو دياب", "Nobody"]) {
    const [title = "", artist = ""] = song.split(", ");
    await writeDown(dj, event.id, title, { artist, name: "Guest with a long name" });
  }
  const playing = await writeDown(dj, event.id, "Blue Monday", { artist: "New Order" });
  for (const status of ["accepted", "playing"]) {
    await dj.request.patch(`/api/dj/requests/${playing}`, { data: { status } });
  }
  for (const isLanguage of ["en", "fr", "ar"] as const) {
    await choose(dj.context(), baseURL, { isLanguage });
    await dj.goto(`/DJPortal?event=${event.id}`);
    await expect(dj.locator("[data-fits]")).toHaveCount(1);
    for (const width of [1024, 1280]) {
      await dj.setViewportSize({ width, height: 768 });
      // The first frame after a change of width still has the column of the one before.
      await expect
        .poll(async () => [...(await overGuestsWords(dj)), ...(await brokenWords(dj))], {
          message: `${isLanguage} at ${width} px`,
        })
        .toEqual([]);
    }
  }
  // The smallest tablet with two columns has room for an artist, and for no time beside it.
  await choose(dj.context(), baseURL, { isLanguage: "en" });
  await dj.setViewportSize({ width: 900, height: 600 });
  await dj.reload();
  const row = dj.locator("[data-tracks]").filter({ hasText: "I Will Survive" });
  const artist = row.getByTitle("Gloria Gaynor");
  expect(await artist.evaluate((line) => line.scrollHeight - line.clientHeight)).toBe(0);
  await expect(row.locator("time").first()).toBeAttached();
  await expect(row.locator("time").first()).toBeHidden();

  // Key and tempo come after the first view, into a place of their own. The clock alone may grow, by its zone's name.
  await dj.setViewportSize({ width: 375, height: 667 });
  await dj.reload();
  await expect(dj.locator("[data-playing]")).toContainText("7A");
  expect(await layoutShift(dj)).toBeLessThan(0.001);
});

/** What reaches over the words of guests, which stand next in the row. */
function overGuestsWords(page: Page) {
  return page.locator("[data-tracks]").evaluateAll((rows) =>
    rows.flatMap((row) => {
      const words = row.children.item(3)?.getBoundingClientRect() ?? new DOMRect();
      const parts = [...(row.children.item(2)?.querySelectorAll("*") ?? [])];
      const over = parts.filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return width > 1 && left < words.right && right > words.left;
      });
      return over.map((part) => part.textContent);
    }),
  );
}

/** Words of the library's column that stand on two lines. */
function brokenWords(page: Page) {
  return page.locator("[data-tracks] > :nth-child(3)").evaluateAll((columns) => {
    const broken: string[] = [];
    function note(node: Node, word: string, at: number) {
      const letters = document.createRange();
      letters.setStart(node, at);
      letters.setEnd(node, at + word.length);
      const tops = [...letters.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) broken.push(word);
    }
    for (const column of columns) {
      const texts = document.createTreeWalker(column, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
          note(node, word, index);
        }
      }
    }
    return broken;
  });
}

test("a guest finds a song of the library despite a slip, and the DJ has it at once", async ({
  asDj,
  asGuest,
  newEvent,
}) => {
  const event = await newEvent();
  const guest = await asGuest();
  await guest.goto(`/requests?event=${event.code}`);
  await guest.getByRole("combobox").fill("sandstrom");
  const option = guest.getByRole("option", { name: /^Sandstorm/ });
  await expect(option).toContainText("In the library");
  // A tap on what has just appeared does not count.
  await guest.waitForTimeout(500);
  await option.click();
  await expect(guest.getByRole("combobox")).toHaveValue("Sandstorm");
  await guest.getByRole("button", { name: "Request song" }).click();
  await expect(own(guest).getByText("Waiting")).toBeVisible();
  const dj = await asDj();
  await dj.goto(`/DJPortal?event=${event.id}`);
  await expect(dj.getByRole("listitem", { name: /^Sandstorm/ })).toContainText("10A136 BPM");
});

test("a DJ chooses tonight's crates, takes songs of these only, and guests are told so", async ({
  asDj,
  asGuest,
  newEvent,
  allowConsole,
}) => {
  allowConsole(/403/);
  const event = await newEvent({ name: "A night of slow songs" });
  const dj = await asDj();
  await dj.goto("/DJPortal/events");
  const choose = async (action: string) => {
    await dj.getByRole("button", { name: "More for A night of slow songs" }).first().click();
    await dj.getByRole("menuitem", { name: action }).click();
  };
  await choose("Tonight’s crates");
  const crates = dj.getByRole("dialog");
  await crates.getByRole("switch", { name: /^All of the library \(2,000 songs\)/ }).click();
  await crates.getByRole("checkbox", { name: /^Weddings \/ Dinner/ }).click();
  await expectNoAxeViolations(dj);
  await crates.getByRole("button", { name: "Save changes" }).click();
  await expect(crates).toHaveCount(0);
  await choose("Edit");
  await dj.getByRole("switch", { name: "Library only" }).click();
  await dj.getByRole("button", { name: "Save changes" }).click();
  await expect(dj.getByRole("dialog")).toHaveCount(0);

  const guest = await asGuest();
  await guest.goto(`/requests?event=${event.code}`);
  await guest.getByRole("combobox").fill("Sandstorm");
  await guest.getByRole("button", { name: "Request song" }).click();
  await expect(guest.getByText(/only takes requests from the song list/)).toBeVisible();
});
