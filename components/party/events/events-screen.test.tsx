import { ThemeProvider } from "@mui/material/styles";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { Toaster } from "sonner";
import { SWRConfig } from "swr";
import { makeTheme } from "@/components/theme/theme";
import { defaultSettings, type ListedEvent } from "@/lib/party/events/schema";
import { createCustomizerStore } from "@/lib/shell/customizer/store";
import messages from "@/messages/en.json";
import { EventsScreen } from "./events-screen";

// Finding by role in a dialog of many fields takes jsdom seconds on a busy machine.
jest.setTimeout(30_000);

const mika = { id: "d1", name: "Mika", email: "mika@example.org" };

const gala: ListedEvent = {
  role: "owner",
  id: "e1",
  code: "PARTY2",
  name: "Gala",
  venue: "Pier 2",
  djName: "Mika",
  status: "open",
  opensAt: null,
  closesAt: null,
  timeZone: "Europe/Berlin",
  settings: defaultSettings,
  counts: { all: 3, pending: 1, accepted: 1, playing: 0, played: 1, declined: 0 },
  cursor: 4,
  createdAt: "2026-11-21T12:00:00.000Z",
};

/** A server that holds these events and answers writes as told. */
function show(events: ListedEvent[], answer: () => { status: number; body?: unknown }) {
  const writes: [string, string, unknown][] = [];
  global.fetch = (async (url: string, { method = "GET", body }: RequestInit = {}) => {
    if (method !== "GET") writes.push([method, url, body ? JSON.parse(String(body)) : undefined]);
    const { status, body: said } = method === "GET" ? { status: 200, body: { events } } : answer();
    return {
      ok: status < 400,
      status,
      headers: new Headers(),
      text: async () => (said === undefined ? "" : JSON.stringify(said)),
    };
  }) as typeof fetch;
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <ThemeProvider theme={makeTheme(createCustomizerStore({}).getState().settings, {})}>
          <EventsScreen events={events} dj={mika} />
        </ThemeProvider>
        <Toaster />
      </SWRConfig>
    </NextIntlClientProvider>,
  );
  return writes;
}

const refusal = (code: string, fields?: object) => ({
  status: fields ? 400 : 500,
  body: { error: { code, ...(fields && { fields }) } },
});

test("a DJ without events is told what an event is for and makes the first", async () => {
  const writes = show([], () => ({ status: 201, body: { event: gala } }));
  await userEvent.click(screen.getByRole("button", { name: "New event" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Gala");
  await userEvent.click(screen.getByRole("button", { name: "Create event" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(writes).toMatchObject([["POST", "/api/dj/events", { name: "Gala", djName: "Mika" }]]);
});

test("a mistake is told at its field and summed up, and nothing is sent", async () => {
  const writes = show([gala], () => ({ status: 500 }));
  await userEvent.click(screen.getByRole("button", { name: "New event" }));
  await userEvent.click(screen.getByRole("button", { name: "Create event" }));
  expect(screen.getByRole("textbox", { name: "Name" })).toBeInvalid();
  const summary = screen.getByRole("alert");
  expect(summary).toHaveFocus();
  await userEvent.click(within(summary).getByRole("button", { name: /^Name/ }));
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
  expect(writes).toEqual([]);
});

test("what was typed outlives a refusal, which names its field", async () => {
  show([gala], () => refusal("invalid_input", { "settings.lanes.0": ["invalid"] }));
  await userEvent.click(screen.getByRole("button", { name: "Edit Gala" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Venue" }), "b");
  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Lane 1" })).toBeInvalid());
  expect(screen.getByRole("textbox", { name: "Venue" })).toHaveValue("Pier 2b");
});

test("a status that the server refuses goes back, with a word about it", async () => {
  const writes = show([gala], () => refusal("unexpected"));
  await userEvent.click(screen.getByRole("button", { name: /^Status of Gala: Open/ }));
  await userEvent.click(screen.getByRole("menuitemradio", { name: /^Paused/ }));
  expect(await screen.findByText(/Something went wrong on our side/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^Status of Gala: Open/ })).toBeInTheDocument();
  expect(writes).toEqual([["PATCH", "/api/dj/events/e1", { status: "paused" }]]);
});

test("deleting says what goes with the event and waits for a second word", async () => {
  const writes = show([gala], () => ({ status: 204 }));
  await userEvent.click(screen.getByRole("button", { name: "Delete Gala" }));
  const dialog = screen.getByRole("alertdialog");
  expect(dialog).toHaveTextContent("all 3 requests");
  expect(dialog).toHaveTextContent("PARTY2");
  expect(writes).toEqual([]);
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete event" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(writes).toEqual([["DELETE", "/api/dj/events/e1", undefined]]);
});

test("a night is a file to keep for those who work it, not for a moderator", () => {
  const other = { ...gala, id: "e2", name: "Harbour" };
  show([gala, { ...other, role: "moderator" }], () => ({ status: 500 }));
  const link = screen.getByRole("link", { name: "Export Gala as CSV" });
  expect(link).toHaveAttribute("href", "/api/dj/events/e1/export");
  expect(link).toHaveAttribute("download");
  expect(screen.queryByRole("link", { name: "Export Harbour as CSV" })).toBeNull();
});
