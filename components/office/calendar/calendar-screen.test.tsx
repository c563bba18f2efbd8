import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "@/components/ui/toaster";
import type { Appointment } from "@/lib/office/calendar/schema";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { deskStore } from "@/lib/office/desk/store";
import type { ListedEvent } from "@/lib/party/events/schema";
import { setClock } from "@/lib/testing/clock";
import { persistedDesk } from "@/lib/testing/desk";
import { English } from "@/lib/testing/english";
import { gala } from "@/lib/testing/gala";
import { Router } from "@/lib/testing/router";
import { holdToasts } from "@/lib/testing/toasts";
import { wallTimeAt } from "@/lib/text/wall-time";
import { CalendarScreen } from "./calendar-screen";
import { wayOf } from "./use-appointment-keys";

holdToasts();

// Finding by role takes jsdom seconds on a busy machine.
jest.setTimeout(60_000);

const push = jest.fn();
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ push }),
}));

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const appointments: Appointment[] = [
  {
    id: 1,
    title: "Soundcheck",
    start: "2026-11-24T15:00:00.000Z",
    end: "2026-11-24T17:00:00.000Z",
    allDay: false,
    color: "primary",
  },
  {
    id: 2,
    title: "Record fair",
    start: "2026-11-26T00:00:00.000Z",
    end: "2026-11-27T00:00:00.000Z",
    allDay: true,
    color: "info",
  },
];

function show(search = "", { account, events }: { account?: string; events?: ListedEvent[] } = {}) {
  render(
    <English>
      <Router path="/apps/calendar" search={search}>
        <CalendarScreen
          appointments={appointments}
          events={events}
          account={account}
          day="2026-11-22"
        />
      </Router>
      <Toaster />
    </English>,
  );
}

/** The list shows one of several days on each of them. */
const appointment = async (title: string) =>
  (await screen.findAllByRole("button", { name: new RegExp(title) }))[0] as HTMLElement;
const kept = () => JSON.stringify(persistedDesk("calendar")) ?? "";

beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  deskStore("calendar").setState({ desk: EMPTY_DESK });
  global.fetch = () => Promise.reject(new TypeError("offline"));
});

// What a test with a clock of its own leaves, also where it fails.
afterEach(() => jest.useRealTimers());

test("an appointment tells its day and colour, and opens in a form with its own times", async () => {
  show("date=2026-11-22&view=list");
  expect(await appointment("Record fair")).toHaveAccessibleName(/Thu, Nov 26, Blue$/);
  fireEvent.keyDown(await appointment("Soundcheck"), { key: "Enter" });
  const form = await screen.findByRole("dialog", { name: "Edit appointment" });
  const starts = within(form).getByLabelText<HTMLInputElement>(/^Starts/);
  expect(starts).toHaveValue(wallTimeAt("2026-11-24T15:00:00.000Z", zone));
  fireEvent.click(within(form).getByRole("switch", { name: "All day" }));
  expect(within(form).getByLabelText(/^Starts/)).toHaveValue("2026-11-24");
});

test("an address that asks for a new appointment opens its form", async () => {
  show("date=2026-11-22&new=1");
  const form = await screen.findByRole("dialog", { name: "New appointment" });
  expect(within(form).getByLabelText(/^Starts/)).toHaveValue("2026-11-22T18:00");
});

test("a new appointment needs a title and an end after its start", async () => {
  show("date=2026-11-22&view=list");
  await appointment("Soundcheck");
  await userEvent.keyboard("n");
  const form = await screen.findByRole("dialog", { name: "New appointment" });
  const ends = within(form).getByLabelText(/^Ends/);
  expect(ends).toHaveValue("2026-11-22T19:00");
  // The end follows the start.
  fireEvent.change(within(form).getByLabelText(/^Starts/), {
    target: { value: "2026-11-23T20:30" },
  });
  expect(ends).toHaveValue("2026-11-23T21:30");
  fireEvent.change(ends, { target: { value: "2026-11-23T20:00" } });
  fireEvent.click(within(form).getByRole("button", { name: "Add" }));
  expect(await within(form).findByText("The end must come after the start.")).toBeVisible();
  expect(within(form).getByText("Please fill this in.")).toBeVisible();
  fireEvent.change(ends, { target: { value: "2026-11-23T22:00" } });
  fireEvent.change(within(form).getByLabelText(/^Title/), { target: { value: "Van hire" } });
  fireEvent.click(within(form).getByRole("radio", { name: "Green" }));
  fireEvent.click(within(form).getByRole("button", { name: "Add" }));
  expect(await appointment("Van hire")).toHaveAccessibleName(/Green$/);
  expect(kept()).toContain("Van hire");
});

test("a half-filled new appointment survives Escape, and Cancel forgets it", async () => {
  show("date=2026-11-22&view=list");
  await appointment("Soundcheck");
  const form = async () => {
    await userEvent.keyboard("n");
    return within(await screen.findByRole("dialog", { name: "New appointment" }));
  };
  const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const title = /^Title/;
  fireEvent.change((await form()).getByLabelText(title), { target: { value: "Van hire" } });
  await userEvent.keyboard("{Escape}");
  await gone();
  expect(await screen.findByText("Your draft is kept.")).toBeVisible();
  const again = await form();
  expect(again.getByLabelText(title)).toHaveValue("Van hire");
  fireEvent.click(again.getByRole("button", { name: "Cancel" }));
  await gone();
  expect((await form()).getByLabelText(title)).toHaveValue("");
});

test("keys move, lengthen and delete the appointment that has the focus, each with a way back", async () => {
  show("date=2026-11-22&view=list");
  const press = async (init: object) => {
    const fair = await appointment("Record fair");
    fireEvent.keyDown(fair, init);
  };
  await press({ key: "ArrowRight", shiftKey: true });
  expect(await appointment("Record fair")).toHaveAccessibleName(/Fri, Nov 27, Blue$/);
  await press({ key: "ArrowDown", shiftKey: true, altKey: true });
  expect(await appointment("Record fair")).toHaveAccessibleName(/Nov 27.+Sat, Nov 28, Blue$/);
  await press({ key: "Delete" });
  await waitFor(() => expect(screen.getByRole("button", { name: /Soundcheck/ })).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole("button", { name: /Record fair/ })).toBeNull());
  fireEvent.click((await screen.findAllByRole("button", { name: "Undo" }))[0] as HTMLElement);
  expect(await appointment("Record fair")).toBeVisible();
});

test("a night leads to its board, and neither keys nor a form change it", async () => {
  show("date=2026-11-22&view=list", {
    events: [
      { ...gala, opensAt: "2026-11-25T19:00:00.000Z", closesAt: "2026-11-26T01:00:00.000Z" },
    ],
  });
  await appointment("Soundcheck");
  const [night] = await screen.findAllByRole("link", { name: /Gala/ });
  if (!night) throw new Error("The night is not shown.");
  expect(night).toHaveAttribute("href", "/DJPortal?event=e1");
  const before = night.textContent;
  for (const key of ["ArrowRight", "ArrowDown", "Delete"]) {
    fireEvent.keyDown(night, { key, shiftKey: key !== "Delete" });
  }
  fireEvent.click(night);
  expect(push).toHaveBeenCalledWith("/DJPortal?event=e1");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getAllByRole("link", { name: /Gala/ })[0]?.textContent).toBe(before);
  expect(deskStore("calendar").getState().desk).toBe(EMPTY_DESK);
});

test("a DJ makes a secret link, sees it once, renews and revokes it", async () => {
  const calls: string[] = [];
  let since: string | null = null;
  global.fetch = (async (url: string, { method = "GET" }: RequestInit = {}) => {
    if (!url.endsWith("/api/dj/calendar")) throw new TypeError("offline");
    calls.push(method);
    if (method === "POST") since = "2026-11-22T12:00:00.000Z";
    if (method === "DELETE") since = null;
    const address = `https://requests.example.org/api/calendar/secret-${calls.length}/crowdcue.ics`;
    const body = method === "GET" ? { since } : { address, since };
    const status = { GET: 200, POST: 201, DELETE: 204 }[method] ?? 500;
    const text = async () => (method === "DELETE" ? "" : JSON.stringify(body));
    return { ok: true, status, headers: new Headers(), text };
  }) as never;
  show("date=2026-11-22&view=list", { account: "ana" });
  fireEvent.click(screen.getByRole("button", { name: "Subscribe" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Subscribe to this calendar" }));
  fireEvent.click(await dialog.findByRole("button", { name: "Make a link" }));
  const link = await dialog.findByRole<HTMLInputElement>("textbox", { name: "Secret link" });
  const first = link.value;
  expect(first).toMatch(/secret-\d+\/crowdcue\.ics$/);
  fireEvent.click(dialog.getByRole("button", { name: "Renew the link" }));
  await waitFor(() => expect(link.value).not.toBe(first));
  fireEvent.click(await dialog.findByRole("button", { name: "Revoke the link" }));
  expect(await dialog.findByRole("button", { name: "Make a link" })).toBeVisible();
  expect(dialog.queryByRole("textbox")).toBeNull();
  expect(calls.filter((method) => method !== "GET")).toEqual(["POST", "POST", "DELETE"]);
});

test.each([
  ["that is chosen begins with today", "2026-11-25T12:00:00Z", "November 26, 2026"],
  ["of another month begins with its first day", "2026-12-25T12:00:00Z", undefined],
])("a list %s", async (_, now, first) => {
  setClock(Date.parse(now));
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this);
  };
  show("date=2026-11-22");
  await screen.findByText("Sun");
  fireEvent.click(screen.getByRole("link", { name: "List" }));
  await appointment("Soundcheck");
  expect(scrolled.map(({ textContent }) => textContent)).toEqual(
    first ? [expect.stringContaining(first)] : [],
  );
});

test("a visitor without an account of their own learns how to get a link", async () => {
  show("date=2026-11-22&view=list");
  fireEvent.click(screen.getByRole("button", { name: "Subscribe" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Subscribe to this calendar" }));
  expect(dialog.getByText("Sign in with an account of your own to get a link.")).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Make a link" })).toBeNull();
});

test("an empty desk has no appointment, and says so in the list", async () => {
  show("date=2026-11-22&view=list");
  await appointment("Soundcheck");
  const [empty] = screen.getAllByRole("button", { name: "Start empty" });
  fireEvent.click(empty as HTMLElement);
  expect(await screen.findByText("Nothing this month")).toBeVisible();
});

describe("the month on a phone", () => {
  beforeEach(() => {
    window.matchMedia = ((query: string) => ({
      matches: query.includes("max-width"),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      // MUI's older way.
      addListener: () => undefined,
      removeListener: () => undefined,
    })) as never;
  });
  afterEach(() => Object.assign(window, { matchMedia: undefined }));

  const day = (name: string) => screen.findByRole("button", { name });

  test("has a dot for each appointment, and a tap on a day lists them", async () => {
    show("date=2026-11-22&view=month", {
      events: [
        { ...gala, opensAt: "2026-11-24T19:00:00.000Z", closesAt: "2026-11-25T02:00:00.000Z" },
      ],
    });
    const full = await day("Tuesday, November 24, 2 appointments");
    expect(full.querySelector("[data-dots]")?.childElementCount).toBe(2);
    expect(await day("Wednesday, November 25, no appointments")).toBeVisible();
    // No letters of an appointment: there is no room for a word.
    expect(full).toHaveTextContent(/^24$/);
    expect(await day("Sunday, November 22, no appointments")).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    expect(screen.getByText("Nothing on this day")).toBeVisible();

    fireEvent.click(full);
    const list = within(screen.getByRole("region", { name: "Tuesday, November 24" }));
    expect(full).toHaveAttribute("aria-pressed", "true");
    expect(list.getAllByRole("listitem")).toHaveLength(2);
    expect(list.getByRole("link", { name: /Gala/ })).toHaveAttribute("href", "/DJPortal?event=e1");
    fireEvent.click(list.getByRole("button", { name: /Soundcheck/ }));
    expect(await screen.findByRole("dialog", { name: "Edit appointment" })).toBeVisible();
  });

  test("shows a whole day on that day alone", async () => {
    show("date=2026-11-26&view=month");
    expect(await day("Thursday, November 26, 1 appointment")).toBeVisible();
    expect(await day("Friday, November 27, no appointments")).toBeVisible();
    expect(screen.getByRole("button", { name: /^Record fair/ })).toBeVisible();
  });
});

test.each([
  ["ArrowRight", "month", true, false, { days: 1 }],
  ["ArrowRight", "month", true, true, { days: -1 }],
  ["ArrowLeft", "week", false, true, { days: 1 }],
  ["ArrowDown", "month", false, false, { days: 7 }],
  ["ArrowUp", "week", false, true, { minutes: -30 }],
  ["ArrowDown", "day", true, false, { days: 1 }],
  ["ArrowUp", "list", false, false, { days: -1 }],
  ["Home", "month", false, false, undefined],
] as const)("%s in the %s view (whole days: %j, right to left: %j)", (...parts) => {
  const [key, view, allDay, isRtl, way] = parts;
  expect(wayOf(key, view, allDay, isRtl)).toEqual(way);
});
