// Takes a picture of each page in every language, width and mode from a running demo, and lays those of a kind side by
// side, so that one look compares them: `npm run sheets [-- http://localhost:3000 --widths 375 --languages ar,vi]`.
import { mkdirSync, readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { launchOptions } from "./chromium.mjs";

const list = (values) => ({ type: "string", default: values.join(",") });
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    languages: list(readdirSync("messages").map((file) => file.replace(".json", ""))),
    widths: list([375, 820, 1280]),
    modes: list(["dark", "light"]),
    themes: list(["BLUE_THEME"]),
    /** Only pages whose address contains one of these. */
    pages: list([""]),
    /** Any other setting of the customizer: `--settings '{"isHorizontal":true}'`. */
    settings: { type: "string", default: "{}" },
    folder: { type: "string", default: "test-results/sheets" },
  },
});
const baseURL = positionals[0] ?? "http://localhost:3000";
const [languages, widths, modes, themes, parts] = [
  values.languages,
  values.widths,
  values.modes,
  values.themes,
  values.pages,
].map((text) => text.split(","));
const heights = { 375: 812, 820: 1180, 1024: 768, 1280: 800 };
/** How many pictures stand side by side, and below each other, in how wide a tile. */
const grids = { 375: [8, 2, 240], 820: [6, 2, 320] };
const WIDE = [4, 4, 480];
const GAP = 8;
/** Pages that lead a DJ elsewhere, or look another way for one. */
const FOR_GUESTS = /^\/(auth|requests|landingpage|hosts|wall)/;

const browser = await chromium.launch(launchOptions());
const guest = await browser.newContext({ baseURL });
const dj = await browser.newContext({ baseURL });
await dj.request.post("/api/auth/demo", { data: {} });
const storageStates = { guest: await guest.storageState(), dj: await dj.storageState() };
const addresses = (await allAddresses()).filter((path) => parts.some((one) => path.includes(one)));
mkdirSync(values.folder, { recursive: true });

for (const mode of modes) {
  for (const theme of themes) {
    for (const language of languages) {
      for (const width of widths.map(Number)) await takeSheets({ mode, theme, language, width });
    }
  }
}
await browser.close();

/** Every page of the product; one of those with a parameter each. */
async function allAddresses() {
  const pages = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("/page.tsx") && !file.includes("["))
    .map((file) => file.replace(/^(\([^)]+\)\/)+/, "/").replace(/\/page\.tsx$/, ""));
  const [post] = await (await dj.request.get("/api/data/blog/BlogPosts")).json();
  const samples = [
    `/apps/blog/detail/${post.title.toLowerCase().replaceAll(" ", "-")}`,
    "/apps/ecommerce/detail/1",
    "/requests?event=PARTY2",
    ...["email", "chats", "notes", "contacts", "tickets"].map((area) => `/apps/${area}?id=2`),
  ];
  return [...pages, ...samples].sort();
}

async function takeSheets({ mode, theme, language, width }) {
  const [columns, rows, tile] = grids[width] ?? WIDE;
  const height = heights[width] ?? 800;
  const settings = {
    ...JSON.parse(values.settings),
    activeMode: mode,
    activeTheme: theme,
    isLanguage: language,
  };
  const value = encodeURIComponent(JSON.stringify(settings));
  const open = async (storageState) => {
    const viewport = { width, height };
    const options = { baseURL, storageState, viewport, reducedMotion: "reduce" };
    const context = await browser.newContext(options);
    await context.addCookies([{ name: "customizer", value, url: baseURL }]);
    return context.newPage();
  };
  const pages = { guest: await open(storageStates.guest), dj: await open(storageStates.dj) };
  for (let at = 0; at < addresses.length; at += columns * rows) {
    const pictures = [];
    for (const path of addresses.slice(at, at + columns * rows)) {
      pictures.push(await take(FOR_GUESTS.test(path) ? pages.guest : pages.dj, path, tile));
    }
    const name = [mode, theme, language, width, at / (columns * rows) + 1].join("-");
    await lay(pictures, `${values.folder}/${name}.png`, columns, tile, height * (tile / width));
  }
  for (const page of Object.values(pages)) await page.context().close();
}

async function take(page, path, tile) {
  await page.goto(path).catch(() => console.error(`${path} did not open.`));
  await page.evaluate(() => document.fonts.ready);
  // For reads after the first HTML: the open event stream means that the network is never idle.
  await page.waitForTimeout(500);
  return sharp(await page.screenshot())
    .resize({ width: tile })
    .png()
    .toBuffer();
}

async function lay(pictures, file, columns, tileWidth, tileHeight) {
  const height = Math.round(tileHeight);
  const input = pictures.map((picture, index) => ({
    input: picture,
    left: GAP + (index % columns) * (tileWidth + GAP),
    top: GAP + Math.floor(index / columns) * (height + GAP),
  }));
  await sharp({
    create: {
      width: GAP + Math.min(columns, pictures.length) * (tileWidth + GAP),
      height: GAP + Math.ceil(pictures.length / columns) * (height + GAP),
      channels: 3,
      background: "#808080",
    },
  })
    .composite(input)
    .png()
    .toFile(file);
  console.log(file);
}
