import { expect, expectNoAxeViolations, test } from "./fixtures";
import { askFor, own } from "./guest-page";

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

test("guests wish and vote days ahead, the hosts see it, and the night starts with what the DJ accepted in bulk", async ({
  asDj,
  asGuest,
  newEvent,
}) => {
  const event = await newEvent({
    name: "A gala to come",
    opensAt: inHours(48),
    settings: { collectsFrom: inHours(-1) },
  });
  const [dj, guest, other, hosts] = [
    await asDj(),
    await asGuest(),
    await asGuest(),
    await asGuest(),
  ];
  const songs = [
    ["Baby Shark", other],
    ["Levels", guest],
    ["Zombie", other],
  ] as const;
  for (const [title, phone] of songs) {
    await phone.goto(`/requests?event=${event.code}`);
    await askFor(phone, title);
    await expect(own(phone).getByText(title)).toBeVisible();
  }
  await other.getByRole("button", { name: "Vote for Levels (1 vote)" }).click();
  await expect(other.getByText("You voted")).toBeVisible();
  const isAhead = guest.getByText(/You can already request and vote/);
  await expect(isAhead).toBeVisible();

  const { link } = await (await dj.request.post(`/api/dj/events/${event.id}/links/hosts`)).json();
  await hosts.goto(link);
  const wishes = hosts.getByRole("region", { name: "What your guests request" });
  await expect(wishes.getByRole("listitem")).toHaveText([
    /Levels.*2 guests/,
    /Baby Shark.*1 guest$/,
    /Zombie.*1 guest$/,
  ]);
  await expectNoAxeViolations(hosts);

  await dj.goto(`/DJPortal?event=${event.id}`);
  await dj.getByRole("button", { name: "Select", exact: true }).click();
  for (const title of ["Levels", "Zombie"]) await dj.getByLabel(`Select ${title}`).check();
  await dj.getByRole("button", { name: "Accept 2" }).click();
  await expect(own(guest).getByText("Accepted")).toBeVisible();
  await dj.getByRole("button", { name: "Start now" }).click();
  await expect(isAhead).toBeHidden();
  await expect(guest.getByText(/Next up/)).toBeVisible();
  const queued = dj.getByRole("list", { name: "Queue" }).getByRole("listitem");
  await expect(queued).toHaveText([/Levels/, /Zombie/]);

  await dj.goto(`/DJPortal/insights?event=${event.id}`);
  await expect(dj.getByText(/3 before it opened/)).toBeVisible();
});
