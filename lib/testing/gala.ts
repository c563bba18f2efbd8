import { defaultSettings, type ListedEvent } from "@/lib/party/events/schema";

/** An event as its owner sees it in the list. */
export const gala: ListedEvent = {
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
    all: 3,
    pending: 1,
    accepted: 1,
    playing: 0,
    played: 1,
    declined: 0,
    apart: 0,
    queue: 1,
    later: 0,
  },
  cursor: 4,
  decksUntil: null,
  createdAt: "2026-11-21T12:00:00.000Z",
};
