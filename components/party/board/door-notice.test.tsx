import { cleanup, render, screen } from "@testing-library/react";
import type { Board } from "@/lib/party/board/schema";
import { defaultSettings } from "@/lib/party/events/schema";
import { English } from "@/lib/testing/english";
import messages from "@/messages/en.json";
import { DoorNotice } from "./door-notice";

const NOW = new Date("2026-11-21T18:00:00Z");

const gala: Board = {
  role: "owner",
  id: "e1",
  code: "PARTY2",
  name: "Gala",
  venue: "Pier 2",
  djName: "Mika",
  status: "open",
  opensAt: null,
  closesAt: null,
  lastCallAt: null,
  pace: { seconds: null, last: null },
  full: false,
  timeZone: "Europe/Berlin",
  settings: defaultSettings,
  counts: {
    all: 0,
    pending: 0,
    accepted: 0,
    playing: 0,
    played: 0,
    declined: 0,
    apart: 0,
    queue: 0,
    later: 0,
  },
  decksUntil: null,
  cursor: 0,
  createdAt: "2026-11-21T12:00:00.000Z",
  playing: null,
  hasLibrary: false,
  guests: 0,
  undo: null,
  djId: "d1",
};

function show(change: Partial<Board>) {
  render(
    <English>
      <DoorNotice board={{ ...gala, ...change }} />
    </English>,
  );
  return screen.queryByRole("alert");
}

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(NOW.getTime());
});
afterEach(() => jest.restoreAllMocks());

test("a board says from when guests can request, on the clocks of the venue, and opens at once", () => {
  expect(show({ opensAt: "2026-11-21T19:00:00Z" })).toHaveTextContent(/Opens Sat,? 8:00\sPM/);
  expect(screen.getByRole("button", { name: "Open now" })).toBeInTheDocument();
});

test("a board says since when guests cannot request any more", () => {
  expect(show({ closesAt: "2026-11-21T17:00:00Z" })).toHaveTextContent(
    /automatically Sat,? 6:00\sPM/,
  );
  expect(screen.getByRole("button", { name: "Reopen" })).toBeInTheDocument();
});

test("a moderator reads who can request and cannot open", () => {
  expect(show({ status: "draft", role: "moderator" })).toHaveTextContent("draft");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a paused board speaks of votes only where guests can vote", () => {
  const { paused, pausedWithoutVotes } = messages.board.door;
  expect(show({ status: "paused" })).toHaveTextContent(paused);
  cleanup();
  const settings = { ...defaultSettings, votes: false };
  expect(show({ status: "paused", settings })).toHaveTextContent(pausedWithoutVotes);
});

test("while every guest can request, there is nothing to say", () => {
  expect(show({ opensAt: "2026-11-21T17:00:00Z" })).toBeNull();
});
