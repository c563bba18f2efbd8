import type { Page } from "@playwright/test";
import type { HostRules } from "@/lib/party/host-rules/schema";
import { expect, expectNoAxeViolations, test } from "./fixtures";
import { askFor, own } from "./guest-page";

const list = (page: Page, name: string) => page.getByRole("region", { name });

/** Makes the hosts' link of an event as its DJ does, and returns it. */
async function hostsLink(dj: Page, event: string) {
  await dj.goto("/DJPortal/events");
  await dj.getByRole("button", { name: `More for ${event}` }).click();
  await dj.getByRole("menuitem", { name: "Must-play and do-not-play" }).click();
  const panel = dj.getByRole("region", { name: "Link for the hosts" });
  await panel.getByRole("button", { name: "Create link" }).click();
  return panel.getByRole("textbox", { name: "Link for the hosts" }).inputValue();
}

test("the hosts add, correct and remove entries by their link, and the DJ reads each", async ({
  asDj,
  asGuest,
  newEvent,
  allowConsole,
}) => {
  // A change of the DJ's in the meantime, and the revoked link.
  allowConsole(/409|404/);
  const event = await newEvent({ name: "Wedding of the hosts" });
  const [dj, hosts] = [await asDj(), await asGuest()];
  const link = await hostsLink(dj, event.name);
  await hosts.setViewportSize({ width: 375, height: 667 });
  await hosts.goto(link);
  await expect(hosts.getByRole("heading", { level: 1 })).toContainText(event.name);
  await expectNoAxeViolations(hosts);

  const stored = async (): Promise<HostRules> =>
    (await dj.request.get(`/api/dj/events/${event.id}/rules`)).json();
  const texts = async (name: "mustPlay" | "doNotPlay") =>
    (await stored())[name].map(({ kind, text }) => `${kind} ${text}`);
  async function add(name: string, text: string) {
    await list(hosts, name).getByRole("textbox").fill(text);
    await list(hosts, name).getByRole("button", { name: "Add" }).click();
  }
  await add("Must-play", "Adele - Hello\nABBA - Dancing Queen");
  await expect(hosts.getByRole("status").getByText("2 entries added.")).toBeVisible();
  expect(await texts("mustPlay")).toEqual(["song Hello", "song Dancing Queen"]);
  await add("Do-not-play", "Macarena");
  await expect(hosts.getByRole("status").getByText("1 entry added.")).toBeVisible();
  await hosts.getByRole("button", { name: /Macarena.*: Song or artist\. Change/ }).click();
  await hosts.getByRole("menuitemradio", { name: "These words" }).click();
  await expect.poll(() => texts("doNotPlay")).toEqual(["words Macarena"]);

  // The DJ's own change in the meantime, of lists that are older: each stands beside the other's.
  await list(dj, "Must-play").getByRole("textbox").fill("Queen");
  await list(dj, "Must-play").getByRole("button", { name: "Add" }).click();
  await expect(dj.getByRole("status").getByText("1 entry added.")).toBeVisible();
  await hosts.getByRole("button", { name: /Remove .*Hello/ }).click();
  await expect.poll(() => texts("mustPlay")).toEqual(["song Dancing Queen", "song Queen"]);
  await hosts.getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(() => texts("mustPlay"))
    .toEqual(["song Hello", "song Dancing Queen", "song Queen"]);
  await hosts.reload();
  await expect(list(hosts, "Must-play").getByRole("listitem")).toHaveCount(3);

  const panel = dj.getByRole("region", { name: "Link for the hosts" });
  await panel.getByRole("button", { name: "Revoke" }).click();
  await dj.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(dj.getByText("The link no longer works.")).toBeVisible();
  await hosts.reload();
  await expect(hosts.getByText("This link doesn’t work")).toBeVisible();
});

test("a trusted guest's link lifts the limits of the phone that opens it, and leaves the address", async ({
  asDj,
  asGuest,
  newEvent,
  allowConsole,
}) => {
  allowConsole(/404/);
  const event = await newEvent({ settings: { waitingLimit: 1 } });
  const dj = await asDj();
  const answer = await dj.request.post(`/api/dj/events/${event.id}/links/trusted`);
  const { link } = await answer.json();
  const guest = await asGuest();
  await guest.goto(link);
  await expect(guest.getByText("You’re a trusted guest: no limits tonight.")).toBeVisible();
  expect(new URL(guest.url()).hash).toBe("");
  for (const [index, title] of ["Zombie", "Yellow"].entries()) {
    await askFor(guest, title);
    await expect(own(guest).getByText("Waiting")).toHaveCount(index + 1);
  }
  await guest.getByRole("link", { name: /Played/ }).click();
  await expect(guest).toHaveURL(/filter=played$/);

  await dj.request.delete(`/api/dj/events/${event.id}/links/trusted`, { maxRetries: 1 });
  const late = await asGuest();
  await late.goto(link);
  await expect(late.getByText("We couldn’t find that. It may be gone.")).toBeVisible();
  await expect(late.getByText("1 of 1 requests left")).toBeVisible();
});
