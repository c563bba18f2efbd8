import { expect, expectNoAxeViolations, test } from "./fixtures";
import { writeDown } from "./night";

test("a DJ connects the decks, sees what was heard, answers on the board, and revokes the secret", async ({
  asDj,
  newEvent,
}) => {
  const event = await newEvent({ settings: { deckDelay: 0 } });
  const dj = await asDj();
  const id = await writeDown(dj, event.id, "Get Low", { artist: "Lil Jon" });
  await dj.request.patch(`/api/dj/requests/${id}`, { data: { status: "accepted" } });
  // The demo's DJ is the same for all tests and repeats.
  await dj.request.delete("/api/dj/decks");
  await dj.goto("/DJPortal/decks");
  const button = (name: string) => dj.getByRole("button", { name, exact: true });
  await button("Create secret").click();
  const shown = dj.locator("dd bdi").nth(3);
  await expect(shown).toHaveText(/^\w{4}(-\w{4}){3}$/);
  const secret = (await shown.textContent()) ?? "";
  await dj.getByLabel("Goes to").click();
  await dj.getByRole("option", { name: event.name }).first().click();
  await expect
    .poll(async () => (await (await dj.request.get("/api/dj/decks")).json()).eventId)
    .toBeTruthy();
  await dj.request.patch("/api/dj/decks", { data: { eventId: event.id } });

  const [file] = await Promise.all([
    dj.waitForEvent("download"),
    button("Download forwarder").click(),
  ]);
  expect(file.suggestedFilename()).toBe("crowdcue-forwarder.mjs");

  await button("Send test").click();
  await expect(dj.getByText(/Arrived after \d+\.\d s/)).toBeVisible();
  await expectNoAxeViolations(dj);

  const track = { title: "Get Low (Dirty)", artist: "Lil Jon", duration: 300, deck: "2" };
  const sent = await dj.request.post("/v1/remoteinput", {
    headers: { "x-wnp-client-auth": secret },
    data: track,
  });
  expect(await sent.json()).toEqual({ dbid: 1 });
  await dj.reload();
  await expect(dj.getByText("Asked you")).toBeVisible();

  await dj.goto(`/DJPortal?event=${event.id}`);
  const question = dj.getByRole("region", { name: /Was this .*Get Low/ });
  await expect(question).toContainText("deck 2");
  await expect(dj.getByRole("timer")).toContainText("left");
  await expectNoAxeViolations(dj);
  await question.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(question).toBeHidden();
  await expect(dj.locator(`[data-playing="${id}"]`)).toBeVisible();

  await dj.goto("/DJPortal/decks");
  await button("Revoke").click();
  const asked = dj.getByRole("alertdialog");
  await asked.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect(button("Create secret")).toBeVisible();
});
