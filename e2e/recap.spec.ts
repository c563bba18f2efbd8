import { expect, expectNoAxeViolations, test } from "./fixtures";
import { askFor } from "./guest-page";
import { writeDown } from "./night";

test("a night that closes becomes its list: what was played, loved and one's own, to save, and on the phone for later", async ({
  asDj,
  asGuest,
  newEvent,
}) => {
  const event = await newEvent();
  const dj = await asDj();
  const guest = await asGuest();
  await guest.setViewportSize({ width: 375, height: 812 });
  await guest.goto(`/requests?event=${event.code}`);
  await askFor(guest, "Dancing Queen");
  await expect(guest.getByRole("list").getByText("Dancing Queen").first()).toBeVisible();
  const list = await (await dj.request.get(`/api/dj/events/${event.id}/requests`)).json();
  const own = String(list.requests[0].id);
  const other = await writeDown(dj, event.id, "September", { artist: "Earth, Wind & Fire" });
  const step = (id: string, status: string) =>
    dj.request.patch(`/api/dj/requests/${id}`, { data: { status } });
  for (const id of [other, own]) {
    for (const status of ["accepted", "playing"]) await step(id, status);
  }
  await guest.getByRole("button", { name: /I love .*Dancing Queen/ }).click();
  await step(own, "played");
  await dj.request.patch(`/api/dj/events/${event.id}`, { data: { status: "closed" } });

  const recap = guest.getByRole("region", { name: "That was the night" });
  await expect(recap).toContainText("2 songs · 1 of them yours");
  await expect(recap.getByRole("img", { name: "You loved it" })).toBeVisible();
  // The page that comes in place of this one brings its title along.
  await expect(guest).toHaveTitle(/Crowdcue/);
  await expectNoAxeViolations(guest);
  await recap.getByRole("link", { name: "Mine 1" }).click();
  await expect(recap.getByText("September")).toBeHidden();
  await expect(recap.getByText("Dancing Queen").last()).toBeVisible();
  const [file] = await Promise.all([
    guest.waitForEvent("download"),
    recap.getByRole("link", { name: "Save list" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.txt$/);

  await guest.goto("/requests?event=");
  const nights = guest.getByText("What you asked for at other nights");
  await nights.click();
  await expect(guest.getByRole("region", { name: event.name })).toContainText("Dancing Queen");
  await expectNoAxeViolations(guest);
});
