import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { askFor, own } from "./guest-page";
import { writeDown } from "./night";

/** Has the browser translate a page, and go on with what the page changes, as Chrome does: each text in elements. */
function translated(page: Page) {
  return page.evaluate(() => {
    function translate(text: Text) {
      const isOurs = !text.parentElement?.closest("font, script, style, [translate=no]");
      if (!isOurs || !text.data.trim()) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.append(`«${text.data}»`);
      outer.append(inner);
      text.replaceWith(outer);
    }
    function translateIn(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    }
    new MutationObserver((records) => {
      for (const { target, type, addedNodes } of records) {
        for (const node of type === "characterData" ? [target] : addedNodes) translateIn(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    translateIn(document.body);
  });
}

test("a board and a guest page that the browser translates go on, and say what is", async ({
  asDj,
  asGuest,
  newEvent,
}) => {
  const event = await newEvent();
  const [dj, guest, other] = [await asDj(), await asGuest(), await asGuest()];
  await other.goto(`/requests?event=${event.code}`);
  await askFor(other, "Blue Monday", "New Order");
  await expect(own(other).getByText("Waiting")).toBeVisible();
  // In a key that goes with that one.
  await writeDown(dj, event.id, "نور العين", { artist: "عمرو دياب" });
  await guest.goto(`/requests?event=${event.code}`);
  await dj.goto(`/DJPortal?event=${event.id}`);
  const accept = dj.getByRole("button", { name: "Accept Blue Monday" });
  await expect(accept).toBeVisible();
  await translated(guest);
  await translated(dj);
  const song = guest.getByRole("listitem").filter({ hasText: "Blue Monday" });
  await expect(song).toContainText("«Waiting»");

  await askFor(guest, "Hello", "Adele");
  await expect(own(guest)).toContainText("«Waiting»");
  await accept.click();
  await expect(song).toContainText("«Next up");
  await dj.getByRole("button", { name: "Accept Hello" }).click();
  await expect(own(guest)).toContainText("«2nd in line");
  for (let round = 0; round < 2; round++) {
    await dj.getByRole("button", { name: "Play Blue Monday" }).click();
    await expect(dj.getByText("«6A fits»")).toBeVisible();
    await expect(guest.getByText("«Playing now»")).toBeVisible();
    await expect(own(guest)).toContainText("«Next up");
    await dj.getByRole("button", { name: "Mark Blue Monday as played" }).click();
    await dj.getByRole("button", { name: "Play Hello" }).click();
    await expect(own(guest)).toContainText("«Playing now»");
    await dj.getByRole("button", { name: /^Undo: play/ }).click();
    await expect(own(guest)).toContainText("«Next up");
    await dj.getByRole("button", { name: /^Undo: mark played/ }).click();
    await expect(guest.getByText("«Playing now»")).toBeVisible();
    await dj.getByRole("button", { name: /^Undo: play/ }).click();
    await expect(own(guest)).toContainText("«2nd in line");
  }
  await expect(song).toContainText("Blue Monday");
  await expect(song).not.toContainText("«Blue Monday»");
});
