import { expect, test } from "./fixtures";
import { askFor, own } from "./guest-page";
import { writeDown } from "./night";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1";

test("a shared link names event and DJ, with a picture, and a closed event's names nothing", async ({
  request,
  newEvent,
  baseURL,
}) => {
  const { code } = await newEvent({ name: "Lena & Omar" });
  const closed = await newEvent({ name: "Over and out", status: "closed" });
  const said = (html: string, name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
  const html = await (await request.get(`/requests?event=${code}`)).text();
  expect(said(html, "og:title")).toContain("Lena &amp; Omar");
  expect(said(html, "og:image")).toBe(`${baseURL}/cards/${code}/opengraph-image`);
  expect(said(html, "robots")).toBe("noindex");
  expect(html).not.toContain('rel="canonical"');
  const picture = await request.get(said(html, "og:image"));
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
  const scripts = await newEvent({ name: "حفلة لينا · 丽娜的派对 · Вечеринка" });
  const drawn = await request.get(`/cards/${scripts.code}/opengraph-image`);
  expect([drawn.status(), drawn.headers()["content-type"]]).toEqual([200, "image/png"]);
  const silent = await (await request.get(`/requests?event=${closed.code}`)).text();
  expect(said(silent, "og:title") + said(silent, "og:image")).not.toMatch(/Over and out|cards/);
  expect((await request.get(`/cards/${closed.code}/opengraph-image`)).status()).toBe(404);
  const french = await request.get(`/requests?event=${code}`, {
    headers: { "accept-language": "fr" },
  });
  expect(said(await french.text(), "description")).toMatch(/^Demande une chanson/);
});

test("an iPhone's home-screen app is the guest who has added it, with name, requests and votes, and nobody else is", async ({
  asDj,
  asGuest,
  newEvent,
}) => {
  const { id, code } = await newEvent();
  const voted = await writeDown(await asDj(), id, "Levels");
  const safari = await asGuest();
  await safari.goto(`/requests?event=${code}`);
  const link = safari.locator('link[rel="manifest"]');
  await expect(link).toHaveAttribute("crossorigin", "use-credentials");
  await safari.getByRole("combobox", { name: "Song" }).fill("Zombie");
  await safari.getByText("Add your name or a dedication").click();
  await safari.getByRole("textbox", { name: "Your name" }).fill("Nadia");
  await safari.getByRole("button", { name: "Request song" }).click();
  await expect(own(safari).getByText("Waiting")).toBeVisible();
  await safari.request.post(`/api/events/${code}/requests/${voted}/backing`);
  const manifest = await safari.request.get((await link.getAttribute("href")) ?? "", {
    headers: { "user-agent": IPHONE },
  });
  const { start_url, icons } = await manifest.json();
  for (const { src } of icons) expect((await safari.request.get(src)).status()).toBe(200);

  const app = await asGuest();
  await app.goto(start_url);
  await expect(own(app).getByText("Zombie")).toBeVisible();
  await expect(app.locator('input[name="name"]')).toHaveValue("Nadia");
  const list = await app.request.get(`/api/events/${code}/requests?filter=all`);
  const { requests } = await list.json();
  expect(requests.filter(({ mine }: { mine: boolean }) => mine)).toHaveLength(2);
  // What the guest shares from here names the event alone.
  await expect.poll(() => new URL(app.url()).searchParams.get("via")).toBeNull();
  // The next start has the same address, and the app its own cookie.
  await app.goto(start_url);
  await expect(own(app).getByText("Zombie")).toBeVisible();
  const stranger = await asGuest();
  await stranger.goto(start_url);
  await expect(stranger.getByRole("combobox", { name: "Song" })).toBeVisible();
  await expect(own(stranger)).toHaveCount(0);
});

test("what is pasted or shared fills the form, and an address alone asks for the title", async ({
  asGuest,
  newEvent,
}) => {
  const { code } = await newEvent();
  const guest = await asGuest();
  await guest.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await guest.goto(`/requests?event=${code}`);
  const song = guest.getByRole("combobox", { name: "Song" });
  const artist = guest.getByRole("textbox", { name: "Artist (optional)" });
  const paste = async (text: string) => {
    await guest.evaluate((words) => navigator.clipboard.writeText(words), text);
    await song.fill("");
    await song.press("ControlOrMeta+v");
  };
  await paste("Listen to Blue Monday by New Order on Spotify. https://open.example/track/1");
  await expect(song).toHaveValue("Blue Monday");
  await expect(artist).toHaveValue("New Order");
  await paste("https://open.example/track/1");
  await expect(guest.getByText("That’s a link, and we can’t open it.")).toBeVisible();
  await guest.getByRole("button", { name: "Request song" }).click();
  await expect(song).toHaveAttribute("aria-invalid", "true");
  await expect(own(guest)).toHaveCount(0);

  const text = "“Zombie” by The Cranberries";
  await guest.goto(`/requests?heading=Share&text=${encodeURIComponent(text)}`);
  await expect(song).toHaveValue("Zombie");
  await expect(artist).toHaveValue("The Cranberries");
  await askFor(guest, "Zombie", "The Cranberries");
  await expect(own(guest).getByText("Waiting")).toBeVisible();
});
