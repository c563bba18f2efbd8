import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { createRequestsStore, RequestsStoreContext } from "@/lib/party/request-list/store";
import { guestTag } from "@/lib/party/requests/guest-tag";
import { queueQuery } from "@/lib/party/requests/list-queries";
import type { Backer, DjRequest } from "@/lib/party/requests/schema";
import { English } from "@/lib/testing/english";
import { BackersSummary } from "./backers-summary";
import { type BoardTools, BoardToolsContext } from "./board-tools";
import { CardDialog } from "./card-dialog";
import { GuestMenu } from "./guest-menu";
import { KnownGuestsDialog } from "./known-guests-dialog";
import { useGuestName } from "./use-guest-name";

const KEY = "hJ3nVb2Qk9_xY-Lm0aTz7w";
const NAME = `Guest ${guestTag(KEY)}`;
const silent: Backer = {
  id: "b1",
  name: null,
  message: null,
  createdAt: "2026-11-21T20:00:00.000Z",
  guest: KEY,
  ban: null,
  trusted: false,
};
const other = { ...silent, id: "b2", guest: "aaaaaaaaaaaaaaaaaaaaaa" };
const asked = (people: Backer[]) =>
  ({
    id: "r1",
    title: "Zombie",
    artist: "",
    status: "pending",
    people,
    backers: people.length,
  }) as unknown as DjRequest;

/** Answers each call with what it is about. */
function answer(body: object) {
  const text = async () => JSON.stringify(body);
  global.fetch = (async () => ({ ok: true, status: 200, headers: new Headers(), text })) as never;
}

async function show(part: ReactElement) {
  const tools = {
    eventId: "night",
    canWork: true,
    canPlay: true,
    timeZone: "UTC",
    lanes: [],
    actions: {},
  };
  render(
    <English>
      <BoardToolsContext value={tools as unknown as BoardTools}>
        <RequestsStoreContext value={createRequestsStore(queueQuery)}>{part}</RequestsStoreContext>
      </BoardToolsContext>
    </English>,
  );
  // What it reads of the server has come.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

/** What the screen says and its labels, without the marks around guests' words. */
function said() {
  const labels = [...document.querySelectorAll("[aria-label]")].map((one) =>
    one.getAttribute("aria-label"),
  );
  return [document.body.textContent, ...labels].join("\n").replace(/[\u2068\u2069]/g, "");
}

const nothing = () => undefined;

test.each<[string, ReactElement, RegExp]>([
  [
    "the card",
    <BackersSummary key="1" people={[silent]} backers={1} />,
    new RegExp(`${NAME}$`, "m"),
  ],
  [
    "the card of a dedication",
    <BackersSummary key="2" people={[{ ...silent, message: "For Omar" }, other]} backers={2} />,
    new RegExp(`${NAME} and 1 more`),
  ],
  [
    "the card's dialog",
    <CardDialog key="3" request={asked([silent, other])} onClose={nothing} />,
    new RegExp(`Split off ${NAME} into`),
  ],
  [
    "the guest's menu",
    <GuestMenu key="4" guest={KEY} name={NAME} ban={null} />,
    new RegExp(`More options for ${NAME}`),
  ],
])("a guest without a name is called the same on %s", async (_, part, expected) => {
  answer({ people: [silent, other] });
  await show(part);
  expect(said()).toMatch(expected);
  expect(said()).not.toMatch(/without a name|1 guest$/);
});

test("so they are in the list of those about whom a DJ has decided", async () => {
  const since = silent.createdAt;
  answer({ guests: [{ guest: KEY, name: null, ban: "banned", trusted: false, since }] });
  await show(<KnownGuestsDialog canShare={false} onClose={nothing} />);
  const row = await screen.findByRole("listitem");
  expect(row).toHaveTextContent(NAME);
  expect(within(row).getByRole("button").getAttribute("aria-label")).toContain(NAME);
});

test("so they are where a DJ erases them", async () => {
  answer({ people: [silent] });
  await show(<CardDialog request={asked([silent])} onClose={nothing} />);
  await userEvent.click(screen.getByRole("button", { name: /^More options/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Erase guest" }));
  const dialog = await screen.findByRole("alertdialog", { name: new RegExp(guestTag(KEY)) });
  expect(dialog.textContent?.replace(/[\u2068\u2069]/g, "")).toContain(
    `Erase what is stored about ${NAME}?`,
  );
});

function Named({ guest }: { guest: string | null }) {
  return useGuestName()({ name: null, guest });
}

test("who has no phone, or was erased, is nobody in particular", async () => {
  await show(<Named guest={null} />);
  expect(said()).toContain("Guest without a name");
});

test("different guests are hardly ever called the same", () => {
  const keys = Array.from({ length: 200 }, (_, n) => btoa(`${n * 7919} is a guest's number`));
  expect(new Set(keys.map(guestTag)).size).toBeGreaterThan(195);
  for (const key of keys) expect(guestTag(key)).toMatch(/^[A-HJ-NP-Z]\d{3}$/);
});
