import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import jsQR from "jsqr";
import { modulesOf, svgOf } from "@/lib/party/posters/rules";
import type { PosterSubject, PosterWords } from "@/lib/party/posters/schema";
import { type LanguageCode, languageCodes } from "@/lib/shell/i18n/locales";
import { qrPath } from "@/lib/shell/pictures/qr-path";
import { readMessages } from "@/lib/testing/catalogue";
import { English } from "@/lib/testing/english";
import { Router } from "@/lib/testing/router";
import arabic from "@/messages/ar.json";
import english from "@/messages/en.json";
import { PosterScreen } from "./poster-screen";

const link: PosterSubject = {
  id: null,
  name: "Your permanent link",
  page: "https://party.example/d/mika",
  code: "party.example/d/mika",
};
const gala: PosterSubject = {
  id: "e1",
  name: "Gala",
  page: "https://party.example/requests?event=PARTY2",
  code: "PARTY2",
};

const words = Object.fromEntries(
  languageCodes.map((code) => {
    const { posters } = readMessages(code) as { posters: { sheet: PosterWords } };
    return [code, posters.sheet];
  }),
) as Record<LanguageCode, PosterWords>;

function show(subjects: PosterSubject[], search = "") {
  render(
    <Router path="/DJPortal/poster" search={search}>
      <English>
        <PosterScreen subjects={subjects} site="party.example" words={words} />
      </English>
    </Router>,
  );
}
const preview = () => screen.getByRole("region", { name: "Preview of the poster" });

async function choose(field: string, option: string) {
  await userEvent.click(screen.getByRole("combobox", { name: field }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
}

/** What a scanner reads from modules that are so many pixels wide. */
function scanned(modules: boolean[][], scale = 4) {
  const size = modules.length * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let at = 0; at < size * size; at += 1) {
    const isDark = modules[Math.floor(at / size / scale)]?.[Math.floor((at % size) / scale)];
    if (isDark) pixels.fill(0, at * 4, at * 4 + 3);
  }
  return jsQR(pixels, size, size)?.data;
}

test("a poster of an event shows its name, its code and where to type it", () => {
  show([link, gala], "?event=e1");
  expect(preview()).toHaveTextContent(english.posters.sheet.headline);
  expect(preview()).toHaveTextContent("Gala");
  expect(preview()).toHaveTextContent("or type this code atparty.examplePARTY2");
});

test("without an event in the address, the poster is of the permanent link", async () => {
  show([link, gala]);
  expect(preview()).toHaveTextContent("or open this linkparty.example/d/mika");
  await choose("Leads to", "Gala");
  expect(preview()).toHaveTextContent("PARTY2");
});

test("a second language stands under the first, in its own direction", async () => {
  show([gala]);
  await choose("Second language", "العربية");
  const [first, second] = [english, arabic].map(({ posters }) => posters.sheet.headline);
  expect(within(preview()).getByText(String(first))).toHaveAttribute("dir", "ltr");
  expect(within(preview()).getByText(String(second))).toHaveAttribute("dir", "rtl");
  expect(within(preview()).getByText(String(second))).toHaveAttribute("lang", "ar");
});

test("what a mistyped address asks for is left out", () => {
  show([gala], "?event=none&size=a0&theme=x&language=tlh&second=en");
  expect(screen.getByRole("combobox", { name: "Paper" })).toHaveTextContent("A4");
  expect(screen.getByRole("combobox", { name: "Second language" })).toHaveTextContent("None");
  expect(preview()).toHaveTextContent("PARTY2");
});

test("a DJ without an event and a link is told what a poster needs", () => {
  show([]);
  const next = screen.getByRole("link", { name: "To your events" });
  expect(next).toHaveAttribute("href", "/DJPortal/events");
  expect(screen.queryByRole("button", { name: "Print" })).toBeNull();
});

test.each([
  ["A4", 1],
  ["US Letter", 1],
  ["Table tent (A4, folded once)", 2],
  ["Table tent (US Letter, folded once)", 2],
])("%s shows the poster on each of its sides", async (paper, sides) => {
  show([gala]);
  await choose("Paper", paper);
  expect(within(preview()).getAllByText("Gala")).toHaveLength(sides);
});

test("a QR code is still read where a tenth of it is torn away", () => {
  const modules = modulesOf(gala.page);
  expect(scanned(modules)).toBe(gala.page);
  const size = modules.length;
  // A hole in the middle, away from the patterns in the corners.
  const isGone = (at: number) => at > size * 0.35 && at < size * 0.65;
  const torn = modules.map((row, y) => row.map((isDark, x) => isDark && !(isGone(x) && isGone(y))));
  expect(scanned(torn)).toBe(gala.page);
});

test("the file of a QR code has a quiet zone, and its modules are those of the code", () => {
  const modules = modulesOf(gala.page);
  const svg = new DOMParser().parseFromString(svgOf(modules), "image/svg+xml").documentElement;
  expect(svg.getAttribute("viewBox")).toBe(`0 0 ${modules.length} ${modules.length}`);
  expect(svg.lastElementChild?.getAttribute("d")).toBe(qrPath(modules));
  const edge = modules.flatMap((row, y) => row.filter((_, x) => Math.min(x, y) < 4));
  expect(edge).not.toContain(true);
});
