import { expect, goOffline, test } from "./fixtures";
import { askFor, own } from "./guest-page";
import { writeDown } from "./night";

test("a guest sends a request, the DJ accepts and plays it, the guest follows, and undo reverts each step", async ({
  asGuest,
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const [guest, dj] = [await asGuest(), await asDj()];
  await dj.goto(`/DJPortal?event=${event.id}`);
  await expect(dj.getByRole("img", { name: event.code })).toBeVisible();
  await guest.goto(`/requests?event=${event.code}`);

  await askFor(guest, "Blue Monday", "New Order");
  const card = dj.getByRole("listitem", { name: "Blue Monday, New Order" });
  await expect(card).toBeVisible({ timeout: 1000 });
  await expect(own(guest).getByText("Waiting")).toBeVisible();

  await card.getByRole("button", { name: "Accept Blue Monday" }).click();
  await expect(own(guest).getByText("Next up")).toBeVisible();
  await dj.getByRole("button", { name: "Play Blue Monday" }).click();
  await expect(own(guest).getByText("Playing now")).toBeVisible();
  await expect(
    guest.getByRole("region", { name: "Playing now" }).getByText("Blue Monday"),
  ).toBeVisible();
  await dj.getByRole("button", { name: "Mark Blue Monday as played" }).click();
  await expect(own(guest).getByText(/Played at/)).toBeVisible();

  // What can be undone is the server's to know, not the page's.
  await dj.reload();
  const undo = dj.getByRole("button", { name: /^Undo/ });
  for (const [step, shown] of [
    ["mark played", "Playing now"],
    ["play", "Next up"],
    ["accept", "Waiting"],
  ] as const) {
    await expect(undo).toHaveAccessibleName(new RegExp(`^Undo: ${step} · .?Blue Monday.?$`));
    await undo.click();
    await expect(own(guest).getByText(shown)).toBeVisible();
  }
  await expect(card).toBeVisible();
  await expect(undo).toBeDisabled();
});

test("a second guest's request for the same song joins the first one, and both see why it is declined", async ({
  asGuest,
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const [first, second, dj] = [await asGuest(), await asGuest(), await asDj()];
  await dj.goto(`/DJPortal?event=${event.id}`);
  for (const [page, title] of [
    [first, "Hey Ya!"],
    [second, "hey ya (Radio Edit)"],
  ] as const) {
    await page.goto(`/requests?event=${event.code}`);
    await askFor(page, title, "OutKast");
    await expect(own(page).getByText("Waiting")).toBeVisible();
  }
  const card = dj.getByRole("listitem", { name: "Hey Ya!, OutKast" });
  await expect(card.getByLabel("2 backers")).toBeVisible();

  await card.getByRole("button", { name: "Decline Hey Ya!" }).click();
  await dj.getByRole("menuitem", { name: "Doesn’t fit now" }).click();
  for (const page of [first, second]) {
    await expect(own(page).getByText("Doesn’t fit now, maybe later")).toBeVisible();
  }
  await expect(dj.getByText("All caught up.")).toBeVisible();
});

test("a request sent offline survives a reload and goes out when the network returns", async ({
  asGuest,
  asDj,
  newEvent,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const event = await newEvent();
  const [guest, dj] = [await asGuest(), await asDj()];
  await dj.goto(`/DJPortal?event=${event.id}`);
  await guest.goto(`/requests?event=${event.code}`);
  // No request of the page may be in flight.
  await expect(guest.getByRole("heading", { name: "Tonight" })).toBeVisible();
  await guest.waitForLoadState("networkidle").catch(() => undefined);

  await goOffline(guest);
  await askFor(guest, "Zombie", "The Cranberries");
  await expect(own(guest).getByText("Saved. Sends when you’re online")).toBeVisible();
  await expect(guest.getByText("You’re offline.")).toBeVisible();

  // The network returns while the server is still out of reach.
  const submit = (url: URL) => url.pathname === `/api/events/${event.code}/requests`;
  await guest.route(submit, (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await guest.context().setOffline(false);
  await guest.reload();
  await expect(own(guest).getByText("Zombie")).toBeVisible();
  await guest.unroute(submit);
  await expect(own(guest).getByText("Waiting")).toBeVisible();
  await expect(dj.getByRole("listitem", { name: "Zombie, The Cranberries" })).toHaveCount(1);
});

test("changes missed while disconnected arrive later, none of them twice", async ({
  asGuest,
  asDj,
  newEvent,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
  const event = await newEvent();
  const [guest, dj] = [await asGuest(), await asDj()];
  await guest.goto(`/requests?event=${event.code}`);
  await askFor(guest, "Titanium", "David Guetta");
  await expect(own(guest).getByText("Waiting")).toBeVisible();
  await dj.goto(`/DJPortal?event=${event.id}`);

  await goOffline(guest);
  await dj.getByRole("button", { name: "Accept Titanium" }).click();
  await dj.getByRole("button", { name: "Play Titanium" }).click();
  await expect(dj.getByRole("button", { name: "Mark Titanium as played" })).toBeVisible();
  await guest.context().setOffline(false);

  await expect(own(guest).getByText("Playing now")).toBeVisible({ timeout: 15_000 });
  const tonight = guest.getByRole("region", { name: "Tonight" });
  // What plays stands above, and is counted once.
  await expect(tonight.getByRole("listitem")).toHaveCount(0);
  await expect(tonight.getByRole("link", { name: /All/ })).toHaveText(/1/);
});

test("a page without the stream polls every few seconds instead", async ({
  asGuest,
  asDj,
  newEvent,
  allowConsole,
}) => {
  allowConsole(/live\?cursor/);
  const event = await newEvent();
  const [guest, dj] = [await asGuest(), await asDj()];
  await guest.route("**/live?*", (route) => route.fulfill({ status: 502, body: "" }));
  await guest.goto(`/requests?event=${event.code}`);
  await expect(guest.getByText("No live connection")).toBeVisible({ timeout: 15_000 });

  await dj.goto(`/DJPortal?event=${event.id}`);
  await dj.getByRole("button", { name: "Add request" }).click();
  const suggested = dj.waitForResponse(/\/songs\?/);
  await dj.getByRole("combobox", { name: "Song" }).fill("Insomnia");
  expect((await suggested).status()).toBe(200);
  await dj.getByRole("button", { name: "Add", exact: true }).click();
  await expect(guest.getByText("Insomnia")).toBeVisible({ timeout: 15_000 });
});

test("the DJ decides with the keyboard alone", async ({ asGuest, asDj, newEvent }) => {
  const event = await newEvent();
  const [guest, dj] = [await asGuest(), await asDj()];
  await guest.goto(`/requests?event=${event.code}`);
  for (const title of ["One", "Two", "Three"]) {
    await askFor(guest, title, "U2");
    await expect(own(guest).getByText(title, { exact: true })).toBeVisible();
    await expect(own(guest).getByText("Saved. Sends when you’re online")).toHaveCount(0);
  }
  await dj.goto(`/DJPortal?event=${event.id}`);
  // From the top of the page to the first row in a few keys.
  for (const key of ["Tab", "Enter", "Tab", "Enter", "Tab"]) await dj.keyboard.press(key);
  await expect(dj.getByRole("listitem", { name: "One, U2" })).toBeFocused();
  await dj.keyboard.press("?");
  await expect(dj.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText(
    "Accept the request",
  );
  await expect(
    dj.getByRole("button", { name: "Keyboard shortcuts", includeHidden: true }),
  ).toBeVisible();
  await dj.keyboard.press("Escape");
  await expect(dj.getByRole("listitem", { name: "One, U2" })).toBeFocused();
  await dj.keyboard.press("a");
  await expect(dj.getByRole("list", { name: "Queue" }).getByText("One")).toBeVisible();
  await expect(dj.getByRole("listitem", { name: "Two, U2" })).toBeFocused();
  await dj.keyboard.press("ArrowDown");
  await dj.keyboard.press("d");
  await dj.getByRole("menuitem", { name: "Don’t have it" }).press("Enter");
  await expect(dj.getByRole("listitem", { name: "Three, U2" })).toHaveCount(0);
  await dj.keyboard.press("Control+z");
  await expect(dj.getByRole("listitem", { name: "Three, U2" })).toBeVisible();

  await dj.getByRole("button", { name: "Accept Two" }).press("Enter");
  await dj.getByRole("button", { name: "Accept Three" }).press("Enter");
  await expect(dj.getByRole("list", { name: "Requests", exact: true })).toBeFocused();
  const queue = dj.getByRole("list", { name: "Queue" });
  await expect(queue.getByRole("listitem")).toHaveText([/One/, /Two/, /Three/]);
  await queue.getByRole("button", { name: "More for Three" }).press("Enter");
  await dj.getByRole("menuitem", { name: "Move up" }).press("Enter");
  await expect(queue.getByRole("listitem")).toHaveText([/One/, /Three/, /Two/]);
  await queue.getByRole("button", { name: "More for Two" }).press("Enter");
  await dj.getByRole("menuitem", { name: "Pin as next" }).press("Enter");
  await expect(queue.getByRole("listitem")).toHaveText([/Two/, /One/, /Three/]);
  const undo = dj.getByRole("button", { name: "Undo" });
  await undo.focus();
  for (const order of [
    [/One/, /Three/, /Two/],
    [/One/, /Two/, /Three/],
  ]) {
    await dj.keyboard.press("Enter");
    await expect(queue.getByRole("listitem")).toHaveText(order);
    await expect(undo).toBeEnabled();
  }
  await expect(undo).toBeFocused();
});

test("the DJ declines in their own words by keyboard, and the focus moves to the next request", async ({
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const dj = await asDj();
  for (const title of ["One", "Two", "Three"]) await writeDown(dj, event.id, title);
  await dj.goto(`/DJPortal?event=${event.id}`);
  await dj.getByRole("button", { name: "Accept One" }).focus();
  await dj.keyboard.press("d");
  await dj.keyboard.press("ArrowDown");
  await expect(dj.getByRole("menuitem", { name: "Don’t have it" })).toBeFocused();
  await dj.keyboard.press("Enter");
  await expect(dj.getByRole("listitem", { name: "Two" })).toBeFocused();

  await dj.keyboard.press("d");
  await dj.keyboard.press("End");
  await dj.keyboard.press("Enter");
  const words = dj.getByRole("textbox", { name: "Your words to the guest" });
  // Its first opening may load it.
  await expect(words).toBeFocused();
  await dj.keyboard.type("a sad day");
  await expect(words).toHaveValue("a sad day");
  await dj.getByRole("button", { name: "Send" }).press("Enter");
  await expect(dj.getByRole("listitem", { name: "Three" })).toBeFocused();
  await expect(dj.getByRole("list", { name: "Queue" })).toHaveCount(0);
});

test("votes count at once for everybody, and the request is withdrawn with its last vote", async ({
  asGuest,
  newEvent,
}) => {
  const event = await newEvent();
  const [first, second] = [await asGuest(), await asGuest()];
  await first.goto(`/requests?event=${event.code}`);
  await second.goto(`/requests?event=${event.code}`);
  await askFor(first, "Sandstorm", "Darude");
  await second.getByRole("button", { name: "Vote for Sandstorm (1 vote)" }).click();
  const tonight = first.getByRole("region", { name: "Tonight" });
  await expect(tonight.getByRole("img", { name: "requested by 2 guests" })).toBeVisible();
  await expect(second.getByText("You voted")).toBeVisible();
  await second.getByRole("button", { name: "Withdraw your vote for Sandstorm" }).click();
  await own(first).getByRole("button", { name: "Withdraw Sandstorm" }).click();
  await expect(first.getByText("The list is empty.")).toBeVisible();
  await expect(second.getByText("The list is empty.")).toBeVisible();
});

test("the tiles filter, a search starts at page 1, and the address keeps both", async ({
  page,
}) => {
  await page.goto("/requests?event=PARTY2&page=2");
  await expect(page.getByText(/^11–20 of/)).toBeVisible();
  await page.getByRole("textbox", { name: "Search title or artist" }).fill("daft");
  await expect(page.getByText(/^1–3 of 3/)).toBeVisible();
  await expect(page).toHaveURL(/search=daft$/);
  await page.getByRole("link", { name: /Played/ }).click();
  await expect(page).toHaveURL(/filter=played/);
  await page.reload();
  await expect(page.getByRole("link", { name: /Played/ })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("textbox", { name: "Search title or artist" })).toHaveValue("daft");
});
