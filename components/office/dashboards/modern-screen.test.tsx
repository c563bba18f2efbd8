import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { isolated } from "@/components/ui/isolated";
import { Toaster } from "@/components/ui/toaster";
import { buildOrders } from "@/data/dashboards";
import { buildProducts } from "@/data/shop";
import { salesOf } from "@/lib/office/dashboards/rules";
import { figuresOf, nightOf } from "@/lib/party/insights/rules";
import type { Insights, Night } from "@/lib/party/insights/schema";
import type { CountedRequest } from "@/lib/party/requests/read";
import { English } from "@/lib/testing/english";
import { Router } from "@/lib/testing/router";
import { keepSheets } from "@/lib/testing/sheets";
import { holdToasts } from "@/lib/testing/toasts";
import { ModernScreen } from "./modern-screen";

holdToasts();
// A chart is as wide as the rules let it be.
keepSheets();

// Finding by role takes jsdom seconds on a busy machine.
jest.setTimeout(60_000);

const at = (day: number, minutes: number) =>
  new Date(Date.UTC(2026, 10, day, 20, minutes)).toISOString();

/** A night of so many played requests, ten minutes apart, and one that was declined. */
function requestsOf(day: number, count: number): CountedRequest[] {
  const of = (index: number, change: Partial<CountedRequest>): CountedRequest => ({
    id: "song",
    eventId: String(day),
    title: `Song ${index}`,
    artist: "Daft Punk",
    songKey: String(index),
    status: "played",
    declineReason: null,
    backers: index + 1,
    unasked: 0,
    createdAt: at(day, index * 10),
    acceptedAt: at(day, index * 10 + 2),
    startedAt: at(day, index * 10 + 8),
    playedAt: at(day, index * 10 + 12),
    declinedAt: null,
    ...change,
  });
  const declined = { status: "declined", declineReason: "wrong_moment" } as const;
  return [
    ...Array.from({ length: count }, (_, index) => of(index, {})),
    of(count, { ...declined, declinedAt: at(day, count * 10 + 1), startedAt: null }),
  ];
}

const songsOf = (day: number, count: number) => ({
  songs: requestsOf(day, count),
  beginning: "",
});

function nightOn(day: number, count: number, guests: number): Night {
  const about = { id: String(day), name: `Night ${day}`, venue: "", timeZone: "UTC" };
  return nightOf({ ...about, startedAt: at(day, 0) }, songsOf(day, count), guests);
}

function insightsOf(night: Night, previous: Night | null, count: number): Insights {
  const songs = songsOf(Number(night.id), count);
  const before = previous ? songsOf(Number(previous.id), 3) : { songs: [], beginning: "" };
  return {
    night,
    previous,
    period: "night",
    ...figuresOf(songs, before, night.timeZone),
    loved: [],
    peaks: [{ at: at(21, 30), count: 4 }],
  };
}

const [tonight, before] = [nightOn(21, 5, 12), nightOn(14, 3, 6)];
const insights = insightsOf(tonight, before, 5);
const sales = salesOf(buildOrders(), buildProducts(), "month", "2026-11-20T20:00:00Z");

function respond(status: number, body: unknown) {
  const text = async () => JSON.stringify(body);
  return { ok: status < 400, status, headers: new Headers(), text };
}

/** What the server answers, by the end of the path; nothing else than these is asked. */
let answers: Record<string, unknown>;
const realFetch = global.fetch;
beforeEach(() => {
  answers = {
    sales,
    languages: { languages: [{ language: "fr", guests: 40 }] },
    "21/insights": { ...insights, night: { ...tonight, requests: 2 }, period: "hour" },
    "14/insights": insightsOf(before, null, 3),
  };
  global.fetch = (async (path: string) => {
    const [address = ""] = path.split("?");
    const found = Object.entries(answers).find(([end]) => address.endsWith(end))?.[1];
    return respond(found ? 200 : 403, found ?? { error: { code: "forbidden" } });
  }) as unknown as typeof fetch;
});
afterEach(() => {
  global.fetch = realFetch;
});

async function show(search = "") {
  render(
    <English>
      <Router path="/dashboards/modern" search={search}>
        <ModernScreen
          events={[tonight, before]}
          insights={insights}
          nights={{ nights: [tonight, before] }}
          count={6}
        />
      </Router>
      <Toaster />
    </English>,
  );
  // Charts come after the page.
  const isDrawn = () => expect(document.querySelector("[role=group] [aria-busy]")).toBeNull();
  await waitFor(isDrawn, { timeout: 30_000 });
}

const panel = (name: string) => within(screen.getByRole("region", { name }));
async function choose(button: string | RegExp, item: string) {
  fireEvent.click(screen.getByRole("button", { name: button }));
  fireEvent.click(await screen.findByRole("menuitemradio", { name: item }));
}
async function pick(title: string, item: string) {
  fireEvent.click(screen.getByRole("button", { name: `Options for ${title}` }));
  fireEvent.click(await screen.findByRole("menuitem", { name: item }));
}

test("a night's tiles compare it with the night before, and colour only what is good or bad", async () => {
  await show();
  expect(panel("Requests").getByText("6")).toBeVisible();
  expect(panel("Requests").getByText("50% above Nov 14")).toBeVisible();
  expect(panel("Accepted").getByText("83%")).toBeVisible();
  expect(panel("Accepted").getByText("8 points above Nov 14")).toBeVisible();
  expect(panel("Median wait").getByText("Same as Nov 14")).toBeVisible();
  expect(panel("Guests").getByText("100% above Nov 14")).toBeVisible();
  await panel("Languages").findByText("French");
});

test("every figure of a chart can be read in a table, and turned back into the chart", async () => {
  await show();
  await pick("Requests over time", "Table view");
  const table = within(panel("Requests over time").getByRole("table"));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Time",
    "Requests",
    "Nov 14",
  ]);
  const [, first] = table.getAllByRole("row");
  expect(within(first as HTMLElement).getByRole("rowheader")).toHaveTextContent("20:00");
  expect(within(first as HTMLElement).getAllByRole("cell")[0]).toHaveTextContent("1");
  await pick("Requests over time", "Chart view");
  expect(panel("Requests over time").queryByRole("table")).toBeNull();
});

test("a panel's figures are saved as a file, in which a song is no formula", async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return "blob:figures";
  };
  URL.revokeObjectURL = () => {};
  const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  insights.songs[0] = { title: "=1+1", artist: "", backers: 9, isPlayed: false };
  await show();
  await pick("Top songs", "Download CSV");
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(click.mock.contexts[0]).toHaveAttribute("download", "songs.csv");
  expect(await screen.findByText("songs.csv downloaded")).toBeVisible();
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(saved[0] as Blob);
  });
  expect(text).toContain("'=1+1");
  click.mockRestore();
});

test("a panel whose figures do not arrive leaves the others standing, and tries again", async () => {
  answers.sales = undefined;
  await show();
  const shop = panel("Shop takings");
  await shop.findByText("Couldn’t load the figures");
  expect(panel("Decline reasons").getByText("Doesn’t fit now")).toBeVisible();
  await panel("Languages").findByText("French");
  answers.sales = sales;
  fireEvent.click(shop.getByRole("button", { name: "Try again" }));
  await shop.findByText("Electronics");
});

test("another period and another night bring other figures, and stand in the address", async () => {
  const push = jest.spyOn(window.history, "pushState");
  await show();
  await choose("Period: Whole event", "Last hour");
  await waitFor(() => expect(panel("Requests").getByText("2")).toBeVisible());
  expect(push).toHaveBeenLastCalledWith(null, "", "/dashboards/modern?period=hour");
  await choose("Period: Last hour", "Whole event");
  const chosen = `${isolated("Night 14")} · Nov 14`;
  await choose(/^Event: /, chosen);
  await waitFor(() => expect(panel("Requests").getByText("4")).toBeVisible());
  expect(screen.getByRole("button", { name: `Event: ${chosen}` })).toBeVisible();
  // The first night of all has none to compare with.
  expect(panel("Requests").queryByText(/above/)).toBeNull();
});

test("an address with a period that does not exist shows the whole night", async () => {
  await show("?period=year&nights=1000");
  expect(screen.getByRole("button", { name: "Period: Whole event" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Events: Latest 6" })).toBeVisible();
});
