import { ThemeProvider } from "@mui/material/styles";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import { makeTheme } from "@/components/theme/theme";
import { Toaster } from "@/components/ui/toaster";
import type { ListedEvent } from "@/lib/party/events/schema";
import type { Permalink } from "@/lib/party/permalinks/dj-schema";
import { CustomizerContext } from "@/lib/shell/customizer/hooks";
import { createCustomizerStore } from "@/lib/shell/customizer/store";
import { gala } from "@/lib/testing/gala";
import { Router } from "@/lib/testing/router";
import { holdToasts } from "@/lib/testing/toasts";
import english from "@/messages/en.json";
import french from "@/messages/fr.json";
import { EventsScreen } from "./events-screen";

holdToasts();

// Finding by role in a dialog of many fields takes jsdom seconds on a busy machine.
jest.setTimeout(30_000);

const mika = { id: "d1", name: "Mika", email: "mika@example.org" };

const permalink: Permalink = { name: null, former: [], leads: { state: "none" } };

/** The page of these events that an address asks for. Few fit one: finding by role among many takes jsdom long. */
function listed(events: ListedEvent[], url = "") {
  const page = Number(new URLSearchParams(url.split("?")[1]).get("page") ?? 1);
  const pageSize = 3;
  return {
    events: events.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageSize,
    pageCount: Math.max(1, Math.ceil(events.length / pageSize)),
    total: events.length,
  };
}

/** A server that lists these events and answers writes as given. */
function show(
  events: ListedEvent[],
  answer: () => { status: number; body?: unknown },
  { locale, messages } = { locale: "en", messages: english },
  search = "",
) {
  const writes: [string, string, unknown][] = [];
  global.fetch = (async (url: string, { method = "GET", body }: RequestInit = {}) => {
    if (method !== "GET") writes.push([method, url, body ? JSON.parse(String(body)) : undefined]);
    const read = {
      status: 200,
      body: url.endsWith("/permalink") ? permalink : listed(events, url),
    };
    const { status, body: said } = method === "GET" ? read : answer();
    return {
      ok: status < 400,
      status,
      headers: new Headers(),
      text: async () => (said === undefined ? "" : JSON.stringify(said)),
    };
  }) as typeof fetch;
  const customizer = createCustomizerStore({});
  render(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={messages}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <CustomizerContext value={customizer}>
          <ThemeProvider theme={makeTheme(customizer.getState().settings, {})}>
            <Router path="/DJPortal/events" search={search}>
              <EventsScreen
                events={listed(events)}
                running={listed(events)}
                permalink={permalink}
                dj={mika}
                origin="https://party.example"
                isShared={false}
              />
            </Router>
            <Toaster />
          </ThemeProvider>
        </CustomizerContext>
      </SWRConfig>
    </NextIntlClientProvider>,
  );
  return writes;
}

const refusal = (code: string, fields?: object) => ({
  status: fields ? 400 : 500,
  body: { error: { code, ...(fields && { fields }) } },
});

// What the form of another test kept.
beforeEach(() => sessionStorage.clear());

test("an address that asks for a new event opens its form, once", async () => {
  show([], () => ({ status: 500 }), undefined, "new=1");
  const form = await screen.findByRole("dialog", { name: "New event" });
  await userEvent.click(within(form).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(form).not.toBeInTheDocument());
});

test("a DJ without events sees what an event is for and creates the first", async () => {
  const writes = show([], () => ({ status: 201, body: { event: gala } }));
  await userEvent.click(screen.getByRole("button", { name: "New event" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Gala");
  await userEvent.click(screen.getByRole("button", { name: "Create event" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(writes).toMatchObject([
    ["POST", "/api/dj/events", { name: "Gala", djName: "Mika", status: "open" }],
  ]);
});

test("the lanes of a new event are named in the DJ's language", async () => {
  const created = () => ({ status: 201, body: { event: gala } });
  const writes = show([], created, { locale: "fr", messages: french });
  await userEvent.click(screen.getByRole("button", { name: french.events.new }));
  await userEvent.type(screen.getByRole("textbox", { name: french.events.fields.name }), "Gala");
  await userEvent.click(screen.getByRole("button", { name: french.events.form.create }));
  const lanes = ["Dîner", "Mise en route", "Temps fort", "Dernière heure"];
  await waitFor(() =>
    expect(writes).toMatchObject([["POST", "/api/dj/events", { settings: { lanes } }]]),
  );
});

test("a new event asks for name and times, and unfolds the rest on demand", async () => {
  show([gala], () => ({ status: 500 }));
  await userEvent.click(screen.getByRole("button", { name: "New event" }));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getAllByRole("textbox")).toHaveLength(1);
  expect(dialog.getByLabelText("Opens")).toBeVisible();
  expect(dialog.getByLabelText("Venue")).not.toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "More settings" }));
  expect(dialog.getByLabelText("Venue")).toBeVisible();
  expect(dialog.queryByRole("button", { name: "More settings" })).toBeNull();
  expect(dialog.getByRole("combobox", { name: "Time zone" })).toHaveFocus();
});

test("a field of a new event that the server refuses unfolds the rest", async () => {
  show([gala], () => refusal("invalid_input", { djName: ["invalid"] }));
  await userEvent.click(screen.getByRole("button", { name: "New event" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Gala");
  await userEvent.click(screen.getByRole("button", { name: "Create event" }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: "DJ name" })).toBeInvalid());
});

test("a mistake shows at its field and in the summary, and nothing is sent", async () => {
  const writes = show([gala], () => ({ status: 500 }));
  await userEvent.click(screen.getByRole("button", { name: "New event" }));
  await userEvent.click(screen.getByRole("button", { name: "Create event" }));
  expect(screen.getByRole("textbox", { name: "Name" })).toBeInvalid();
  const summary = screen.getByRole("alert");
  expect(summary).toHaveFocus();
  await userEvent.click(within(summary).getByRole("button", { name: /^Name/ }));
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
  expect(summary).not.toHaveTextContent(english.events.wrong.name);
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "G");
  expect(screen.getByRole("textbox", { name: "Name" })).toBeValid();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(writes).toEqual([]);
});

test("what was typed survives a refusal, which names its field", async () => {
  show([gala], () => refusal("invalid_input", { "settings.lanes.0": ["invalid"] }));
  await choose("Edit");
  await userEvent.type(screen.getByRole("textbox", { name: "Venue" }), "b");
  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Lane 1" })).toBeInvalid());
  expect(screen.getByRole("textbox", { name: "Venue" })).toHaveValue("Pier 2b");
});

test("a status that the server refuses rolls back with a toast", async () => {
  const writes = show([gala], () => refusal("unexpected"));
  await userEvent.click(screen.getByRole("button", { name: /^Status of Gala: Open/ }));
  await userEvent.click(screen.getByRole("menuitemradio", { name: /^Paused/ }));
  expect(await screen.findByText(/Something went wrong on our side/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^Status of Gala: Open/ })).toBeInTheDocument();
  expect(writes).toEqual([["PATCH", "/api/dj/events/e1", { status: "paused" }]]);
});

test("deleting says what is lost and waits for confirmation", async () => {
  const writes = show([gala], () => ({ status: 204 }));
  await choose("Delete");
  const dialog = screen.getByRole("alertdialog");
  expect(dialog).toHaveTextContent("all 3 requests");
  expect(dialog).toHaveTextContent("PARTY2");
  expect(writes).toEqual([]);
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete event" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(writes).toEqual([["DELETE", "/api/dj/events/e1", undefined]]);
});

test("a night can be exported by those who work it, not by a moderator", async () => {
  const other = { ...gala, id: "e2", name: "Harbour" };
  show([gala, { ...other, role: "moderator" }], () => ({ status: 500 }));
  await userEvent.click(screen.getByRole("button", { name: "More for Gala" }));
  const file = await screen.findByRole("menuitem", { name: "Export as CSV" });
  expect(file).toHaveAttribute("href", "/api/dj/events/e1/export");
  expect(file).toHaveAttribute("download");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menuitem")).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "More for Harbour" }));
  expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual([
    "Insights",
    "Poster",
    "Leave",
  ]);
});

test("an export that takes long says so, until its toast tells of its file or of its failure", async () => {
  const files: string[] = [];
  URL.createObjectURL = () => "blob:night";
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push(this.download);
  });
  show([gala], () => ({ status: 500 }));
  const list = global.fetch;
  let arrive: (answer: object) => void = () => undefined;
  global.fetch = ((address: string, init?: RequestInit) =>
    address.endsWith("/api/dj/events/e1/export")
      ? new Promise<object>((resolve) => {
          arrive = resolve;
        })
      : list(address, init)) as typeof fetch;

  await choose("Export as CSV");
  expect(await screen.findByText("Preparing Gala…")).toBeVisible();
  const headers = new Headers({ "content-disposition": 'attachment; filename="gala.csv"' });
  await act(async () => arrive({ ok: true, status: 200, headers, blob: async () => new Blob() }));
  expect(await screen.findByText("gala.csv downloaded")).toBeVisible();
  expect(screen.queryByText("Preparing Gala…")).toBeNull();
  expect(files).toEqual(["gala.csv"]);

  await choose("Export as CSV");
  expect(await screen.findByText("Preparing Gala…")).toBeVisible();
  const { status, body } = refusal("forbidden");
  const text = async () => JSON.stringify(body);
  await act(async () => arrive({ ok: false, status, headers: new Headers(), text }));
  expect(await screen.findByText(english.errors.forbidden)).toBeVisible();
  expect(screen.queryByText("Preparing Gala…")).toBeNull();
  expect(files).toHaveLength(1);
});

test("a half-filled new event survives Escape, and Cancel forgets it", async () => {
  show([gala], () => ({ status: 500 }));
  const form = async () => {
    await userEvent.click(screen.getByRole("button", { name: "New event" }));
    return within(await screen.findByRole("dialog"));
  };
  const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const name = { name: /^Name/ };
  fireEvent.change((await form()).getByRole("textbox", name), { target: { value: "Harbour" } });
  await userEvent.keyboard("{Escape}");
  await gone();
  expect(await screen.findByText("Your draft is kept.")).toBeVisible();
  const again = await form();
  expect(again.getByRole("textbox", name)).toHaveValue("Harbour");
  await userEvent.click(again.getByRole("button", { name: "Cancel" }));
  await gone();
  expect((await form()).getByRole("textbox", name)).toHaveValue("");
});

test("a scheduled event opens by hand, and undo puts its times back", async () => {
  const opensAt = new Date(Date.now() + 3_600_000).toISOString();
  const now = { ...gala, opensAt: new Date().toISOString() };
  const writes = show([{ ...gala, opensAt }], () => ({ status: 200, body: { event: now } }));
  await userEvent.click(screen.getByRole("button", { name: /^Status of Gala: Scheduled/ }));
  expect(screen.getByRole("menuitemradio", { checked: true })).toHaveTextContent("Scheduled");
  await userEvent.click(screen.getByRole("menuitemradio", { name: /^Open/ }));
  // The toast captures the pointer, which jsdom cannot.
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(writes).toHaveLength(2));
  expect(writes).toEqual([
    ["PATCH", "/api/dj/events/e1", { status: "open" }],
    ["PATCH", "/api/dj/events/e1", { status: "open", opensAt, closesAt: null }],
  ]);
});

test("an event that has been open for hours does not say that it opens", () => {
  show([{ ...gala, opensAt: "2026-01-31T20:00:00.000Z" }], () => ({ status: 500 }));
  expect(screen.getByText(/Open since .*Jan 31/)).toBeInTheDocument();
});

test("guests scan the event from its card, and from the whole screen", async () => {
  show([gala], () => ({ status: 500 }));
  await userEvent.click(screen.getByRole("button", { name: "Show the QR code of PARTY2" }));
  const dialog = screen.getByRole("dialog", { name: "Gala" });
  expect(within(dialog).getByRole("img", { name: /PARTY2/ })).toBeInTheDocument();
  expect(dialog).toHaveTextContent("https://party.example/requests?event=PARTY2");
});

test("more events than a page come at a press, and reading continues at the first of them", async () => {
  const events = [0, 1, 2, 3, 4].map((number) => ({
    ...gala,
    id: `e${number}`,
    name: `Night ${number}`,
  }));
  const writes = show(events, () => refusal("unexpected"));
  const cards = () => screen.getAllByRole("heading", { level: 2, name: /^Night/ });
  expect(cards()).toHaveLength(3);
  await userEvent.click(screen.getByRole("button", { name: "More events" }));
  await waitFor(() => expect(screen.getByRole("heading", { name: "Night 3" })).toHaveFocus());
  expect(cards()).toHaveLength(5);
  expect(screen.queryByRole("button", { name: "More events" })).toBeNull();
  // A write shows and rolls back on whichever page its event is.
  await userEvent.click(screen.getByRole("button", { name: /^Status of Night 3: Open/ }));
  await userEvent.click(screen.getByRole("menuitemradio", { name: /^Paused/ }));
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(await screen.findByText(/Something went wrong on our side/)).toBeInTheDocument();
  expect(
    await screen.findByRole("button", { name: /^Status of Night 3: Open/ }),
  ).toBeInTheDocument();
  expect(cards()).toHaveLength(5);
});

test("a time zone is found by the name of a city that browsers know by another", async () => {
  show([gala], () => ({ status: 500 }));
  await userEvent.click(screen.getByRole("button", { name: "New event" }));
  await userEvent.click(screen.getByRole("button", { name: "More settings" }));
  const zone = screen.getByRole("combobox", { name: "Time zone" });
  await userEvent.clear(zone);
  await userEvent.type(zone, "Kolkata");
  expect(await screen.findByRole("option", { name: /^Asia\/Kolkata/ })).toBeInTheDocument();
});

/** Chooses from the menu of the one event. */
async function choose(label: string) {
  await userEvent.click(screen.getByRole("button", { name: "More for Gala" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: label }));
}
