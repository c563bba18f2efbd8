import { expect, expectNoAxeViolations, test } from "./fixtures";
import { writeDown } from "./night";

test("a guest loves what plays, takes it back and loves it again; only the DJ sees how many do", async ({
  asDj,
  asGuest,
  newEvent,
}) => {
  const event = await newEvent();
  const dj = await asDj();
  const id = await writeDown(dj, event.id, "Blue Monday");
  for (const status of ["accepted", "playing"]) {
    await dj.request.patch(`/api/dj/requests/${id}`, { data: { status } });
  }
  const [one, other] = [await asGuest(), await asGuest()];
  await one.goto(`/requests?event=${event.code}`);
  const heart = one.getByRole("button", { name: /I love .*Blue Monday/ });
  const given = one.waitForResponse((answer) => answer.url().endsWith("/heart"));
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  expect((await given).status()).toBe(204);

  await dj.goto(`/DJPortal?event=${event.id}`);
  await expect(dj.getByRole("img", { name: "1 guest loves it" })).toBeVisible();
  await expectNoAxeViolations(dj);

  await one.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expectNoAxeViolations(one);
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await expect(dj.getByRole("img", { name: /loves? it/ })).toBeHidden();
  await heart.click();
  await expect(dj.getByRole("img", { name: "1 guest loves it" })).toBeVisible();

  await other.goto(`/requests?event=${event.code}`);
  await expect(other.getByRole("button", { name: /I love/ })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
});
