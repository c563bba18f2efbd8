import { SETTINGS_COOKIE } from "@/lib/shell/customizer/options";
import { writeChoices } from "@/lib/shell/customizer/rules";
import { Caller } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { cookieOf } from "@/lib/testing/forge";
import { type Night, openNight } from "@/lib/testing/night";
import { arrivedAs } from "./service";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1";
const ANDROID = "Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36";
const MINUTE = 60_000;

type Manifest = { start_url: string; scope: string; lang: string; dir: string } & Record<
  "theme_color" | "background_color",
  string
> & { share_target: { params: object }; icons: { purpose: string }[]; shortcuts: object[] };

onBothEngines(() => {
  let night: Night;
  beforeAll(async () => {
    night = await openNight();
  });

  async function manifestFor(guest: Caller, agent: string, more: Record<string, string> = {}) {
    const headers = { "user-agent": agent, ...more };
    const { body } = await guest.send<Manifest>("GET", `${night.url}/manifest`, { headers });
    return body;
  }
  const tokenIn = ({ start_url }: Manifest) =>
    new URL(start_url, "https://x.example").searchParams.get("via") ?? "";
  const idOf = (guest: Caller) => cookieOf(guest, "guest").split(".")[0];

  test("an iPhone's app becomes its guest once, and nobody does after ten minutes", async () => {
    const { guest } = await night.asked();
    const token = tokenIn(await manifestFor(guest, IPHONE));
    expect(await arrivedAs(token)).toBe(idOf(guest));
    expect(await arrivedAs(token)).toBeUndefined();
    const late = tokenIn(await manifestFor(guest, IPHONE));
    expect(await arrivedAs(late, Date.now() + 10 * MINUTE + 1000)).toBeUndefined();
    expect(await arrivedAs(late, Date.now() + 9 * MINUTE)).toBe(idOf(guest));
  });

  test("of two who come with the same token at once, one is the guest", async () => {
    const { guest } = await night.asked();
    const token = tokenIn(await manifestFor(guest, IPHONE));
    const arrived = await Promise.all([arrivedAs(token), arrivedAs(token)]);
    expect(arrived.filter(Boolean)).toEqual([idOf(guest)]);
  });

  test("a token that somebody has made up or changed brings nobody", async () => {
    const { guest } = await night.asked();
    const { guest: other } = await night.asked();
    const words = Buffer.from(tokenIn(await manifestFor(guest, IPHONE)), "base64url").toString();
    const [, until, signature] = words.split(".");
    for (const forged of [
      "",
      "x",
      `${idOf(other)}.${until}.${signature}`,
      `${idOf(guest)}.${Number(until) + MINUTE}.${signature}`,
      `${idOf(guest)}.${until}.`,
    ]) {
      expect(await arrivedAs(Buffer.from(forged).toString("base64url"))).toBeUndefined();
    }
  });

  test("where the app has the browser's cookies, its address says nothing of the guest", async () => {
    const { guest } = await night.asked();
    const { start_url } = await manifestFor(guest, ANDROID);
    expect(start_url).toBe(`/requests?event=${night.code}`);
  });

  test("the app is in the visitor's language, with the colours of their theme", async () => {
    const choices = { activeTheme: "PURPLE_THEME", activeMode: "dark", isLanguage: "ar" } as const;
    const cookie = `${SETTINGS_COOKIE}=${writeChoices(choices)}`;
    const chosen = await manifestFor(new Caller(), ANDROID, { cookie });
    expect([chosen.lang, chosen.dir]).toEqual(["ar", "rtl"]);
    expect([chosen.theme_color, chosen.background_color]).toEqual(["#763EBD", "#171C23"]);
    const plain = await manifestFor(new Caller(), ANDROID, { "accept-language": "fr" });
    expect([plain.lang, plain.dir]).toEqual(["fr", "ltr"]);
    expect(plain.icons.map(({ purpose }) => purpose)).toEqual(
      expect.arrayContaining(["any", "maskable", "monochrome"]),
    );
    expect(plain.shortcuts).toHaveLength(2);
  });
});
