import { randomUUID } from "node:crypto";
import { linkIn, mailTo } from "@/lib/testing/outbox";
import { expect, expectNoAxeViolations, test } from "./fixtures";

const PASSWORD = "correct horse battery";

test("an owner invites, a new DJ joins by the link and moderates, and loses access when removed", async ({
  asDj,
  asGuest,
  newEvent,
  allowConsole,
}) => {
  test.slow();
  // The stream ends, and the board's attempt to reopen it is refused.
  allowConsole(/404 \(Not Found\)/);
  const name = `Shared ${randomUUID().slice(0, 8)}`;
  const event = await newEvent({ name });
  const [owner, other] = [await asDj(), await asGuest()];
  for (const title of ["Blue Monday", "Zombie"]) {
    const request = { id: randomUUID(), title };
    await owner.request.post(`/api/dj/events/${event.id}/requests`, { data: request });
  }

  // A venue's laptop serves plain http, where browsers have no clipboard.
  await owner.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
  await owner.goto("/DJPortal/events");
  await owner.getByRole("button", { name: `More for ${name}` }).click();
  await owner.getByRole("menuitem", { name: "Team" }).click();
  await expect(owner.getByRole("radio", { name: /^Moderator/ })).toBeChecked();
  await owner.getByRole("button", { name: "Create link" }).click();
  const link = await owner.getByLabel("Invitation link").inputValue();
  await owner.getByRole("button", { name: "Copy link" }).click();
  await expect(owner.getByText("Link copied.")).toBeVisible();
  await expect(owner.getByRole("button", { name: /^Withdraw the invitation/ })).toHaveCount(1);
  await expectNoAxeViolations(owner);

  await other.goto("/auth/login");
  await other.getByLabel("Email").press("Control+v");
  await expect(other.getByLabel("Email")).toHaveValue(link);
  await other.goto(link);
  await expect(other.getByRole("heading", { name: `Join “${name}”` })).toBeVisible();
  await expect(other.getByText(/invited you/)).toContainText("Moderator");
  await expectNoAxeViolations(other);
  await other.getByRole("link", { name: "Create an account" }).click();
  const email = `${randomUUID()}@example.org`;
  await other.getByLabel("Your name").fill("Billie");
  await other.getByLabel("Email").fill(email);
  await other.getByLabel(/^Password/).fill(PASSWORD);
  await other.getByRole("button", { name: "Create account" }).click();
  await expect(other.getByRole("heading", { name: "Almost done" })).toBeVisible();
  const mail = () => mailTo(email, String(process.env.E2E_DATA_DIR));
  await expect.poll(async () => Boolean(await mail())).toBe(true);
  await other.goto(linkIn(await mail()));
  await other.getByLabel("Email").fill(email);
  await other.getByLabel(/^Password/).fill(PASSWORD);
  await other.getByRole("button", { name: "Sign in", exact: true }).click();

  await expect(other).toHaveURL(link);
  await other.getByRole("button", { name: "Accept" }).click();
  await expect(other).toHaveURL(new RegExp(`/DJPortal\\?event=${event.id}`));
  await other.getByRole("button", { name: "Accept Blue Monday" }).click();
  await expect(other.getByRole("list", { name: "Queue" }).getByText("Blue Monday")).toBeVisible();
  for (const forbidden of [/^Play /, /^Undo/, /^Pause/, /^Add request/, /^Plan Zombie/, /^Move /]) {
    await expect(other.getByRole("button", { name: forbidden })).toHaveCount(0);
  }
  await expectNoAxeViolations(other);

  await owner.getByRole("button", { name: "Done" }).click();
  await owner.reload();
  await owner.getByRole("button", { name: `More for ${name}` }).click();
  await owner.getByRole("menuitem", { name: "Team" }).click();
  await owner.getByRole("button", { name: "Role of Billie: Moderator. Change" }).click();
  await owner.getByRole("menuitem", { name: "Co-DJ" }).click();
  await expect(other.getByRole("button", { name: "Play Blue Monday" })).toBeVisible();

  await owner.getByRole("button", { name: "Remove Billie" }).click();
  await expectNoAxeViolations(owner);
  await owner.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(owner.getByRole("button", { name: "Remove Billie" })).toBeHidden();
  await expect(
    other.getByRole("heading", { name: "You can’t open this board any more" }),
  ).toBeVisible({
    timeout: 3000,
  });
  await expectNoAxeViolations(other);
  await other.goto(link);
  await expect(other.getByRole("heading", { name: /has already been used/ })).toBeVisible();
});

test("an owner cannot accept their own link, and a withdrawn link says so", async ({
  asDj,
  asGuest,
  newEvent,
}) => {
  const name = `Withdrawn ${randomUUID().slice(0, 8)}`;
  const { id } = await newEvent({ name });
  const [owner, other] = [await asDj(), await asGuest()];
  const path = `/api/dj/events/${id}/invitations`;
  const made = await owner.request.post(path, { data: { role: "co_dj" } });
  const { token } = await made.json();
  await owner.goto(`/DJPortal/invitation?token=${token}`);
  await expect(owner.getByRole("heading", { name: "This is your own invitation" })).toBeVisible();
  await owner.goto("/DJPortal/events");
  await owner.getByRole("button", { name: `More for ${name}` }).click();
  await owner.getByRole("menuitem", { name: "Team" }).click();
  const withdraw = owner.getByRole("button", { name: /^Withdraw the invitation/ });
  await withdraw.click();
  await expect(withdraw).toHaveCount(0);
  await other.goto(`/DJPortal/invitation?token=${token}`);
  await expect(other.getByRole("heading", { name: /doesn’t work/ })).toBeVisible();
  await expectNoAxeViolations(other);
});
