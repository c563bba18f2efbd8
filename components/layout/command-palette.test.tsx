import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import { buildContacts } from "@/data/contacts";
import { buildEmails } from "@/data/email";
import { buildNotes } from "@/data/notes";
import { buildTickets } from "@/data/tickets";
import { deskActions } from "@/lib/office/desk/actions";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { deskStore } from "@/lib/office/desk/store";
import { CustomizerContext } from "@/lib/shell/customizer/hooks";
import { createCustomizerStore } from "@/lib/shell/customizer/store";
import { languageCodes } from "@/lib/shell/i18n/locales";
import { flatten, readMessages } from "@/lib/testing/catalogue";
import { English } from "@/lib/testing/english";
import { Router } from "@/lib/testing/router";
import { CommandPalette } from "./command-palette";
import type { Viewer } from "./menu";

// Finding by role takes jsdom seconds on a busy machine.
jest.setTimeout(30_000);

const samples: Record<string, unknown> = {
  "/api/data/notes/NotesData": buildNotes(),
  "/api/data/contacts/ContactsData": buildContacts(),
  "/api/data/ticket/TicketData": buildTickets(),
  "/api/data/email/EmailData": buildEmails(),
};
/** As much of a response as is read. */
function answer(body: unknown) {
  const text = async () => JSON.stringify(body ?? {});
  return { ok: !!body, status: body ? 200 : 404, headers: new Headers(), text } as Response;
}
const push = jest.fn();
const asked: string[] = [];

function show(viewer: Viewer, settings = {}) {
  const router = { push } as unknown as AppRouterInstance;
  render(
    <English>
      <AppRouterContext value={router}>
        <Router path="/requests">
          <CustomizerContext value={createCustomizerStore(settings)}>
            <CommandPalette viewer={viewer} onClose={jest.fn()} onSettings={jest.fn()} />
          </CustomizerContext>
        </Router>
      </AppRouterContext>
    </English>,
  );
}

const field = () => screen.getByRole("combobox", { name: "Search" });
const optionsBelow = (area: string) =>
  within(screen.getByRole("group", { name: area }))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  push.mockReset();
  asked.length = 0;
  for (const area of ["notes", "calendar"] as const) deskStore(area).setState({ desk: EMPTY_DESK });
  global.fetch = async (input) => {
    const path = String(input);
    asked.push(path);
    return answer(samples[path]);
  };
});

test.each([
  ["New note", "/apps/notes?new=1"],
  ["New ticket", "/apps/tickets?new=1"],
  ["New email", "/apps/email?new=1"],
  ["New appointment", "/apps/calendar?new=1"],
])("the palette begins what is called “%s”", async (name, href) => {
  show({ dj: undefined, isDemo: true });
  await userEvent.type(field(), `${name}{Enter}`);
  expect(push).toHaveBeenCalledWith(href);
});

// Whoever has an account, whatever their role at the nights of others: an event belongs to the one who adds it.
test("“New event” opens the form of the events for DJs", async () => {
  show({ dj: { name: "Mika" } as Viewer["dj"], isDemo: false });
  await userEvent.type(field(), "New event{Enter}");
  expect(push).toHaveBeenCalledWith("/DJPortal/events?new=1");
});

test.each([
  ["a guest or a host", false],
  ["a visitor of the demo", true],
])("“New event” is not for %s, who has no account", async (_, isDemo) => {
  show({ dj: undefined, isDemo });
  await userEvent.type(field(), "New event");
  expect(screen.queryByRole("option", { name: "New event" })).not.toBeInTheDocument();
});

test("a search finds the DJ's own items by their titles, below the name of their area", async () => {
  const mine = deskActions(deskStore("notes")).add({
    color: "info",
    title: "Zanzibar playlist\nwith taarab",
    datef: "2026-11-22T12:00:00.000Z",
    deleted: false,
  });
  deskActions(deskStore("calendar")).add({
    title: "Call Zanzibar",
    start: "2026-11-23T12:00:00.000Z",
    end: "2026-11-23T13:00:00.000Z",
    allDay: false,
    color: "primary",
  });
  show({ dj: undefined, isDemo: true });
  await userEvent.type(field(), "zanzibar");
  expect(optionsBelow("Notes")).toEqual(["Zanzibar playlist"]);
  expect(optionsBelow("Calendar")).toEqual(["Call Zanzibar"]);
  await userEvent.keyboard("{Enter}");
  expect(push).toHaveBeenCalledWith(`/apps/notes?id=${mine}`);

  for (const [area, title] of [
    ["Contacts", buildContacts()[3]?.lastname],
    ["Tickets", buildTickets()[0]?.ticketTitle],
    ["Email", buildEmails()[0]?.subject],
  ] as const) {
    await userEvent.clear(field());
    await userEvent.type(field(), String(title));
    expect(optionsBelow(area)[0]).toContain(title);
  }
});

test("a guest's palette reads nothing of the back office and creates nothing there", async () => {
  show({ dj: undefined, isDemo: false });
  await userEvent.type(field(), "new");
  expect(screen.queryByRole("option", { name: /^New/ })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

test("what the palette begins is called as on its own page, in every language", () => {
  const owners = {
    note: "notes.new",
    ticket: "tickets.new",
    email: "email.new",
    appointment: "calendar.new",
    event: "events.new",
  };
  for (const code of languageCodes) {
    const texts = Object.fromEntries(flatten(readMessages(code)));
    for (const [what, owner] of Object.entries(owners))
      expect(texts[`layout.palette.new.${what}`]).toBe(texts[owner]);
  }
});

test.each([
  ["dark", "Switch to dark mode"],
  ["light", "Switch to light mode"],
])("while %s, the word finds its switch, which is ticked", async (activeMode, name) => {
  show({ dj: undefined, isDemo: false }, { activeMode });
  await userEvent.type(field(), activeMode);
  const option = screen.getByRole("option", { name });
  expect(option.querySelector(".tabler-icon-check")).toBeInTheDocument();
  expect(optionsBelow("Actions")).toEqual([name]);
});
