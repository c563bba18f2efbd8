import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LOOK_EVERY_MS } from "@/lib/party/board/guests-hooks";
import { English } from "@/lib/testing/english";
import { type BoardTools, BoardToolsContext } from "./board-tools";
import { KnownGuestsDialog } from "./known-guests-dialog";

const SINCE = "2026-11-21T20:00:00.000Z";
const trusted = { guest: "g1", name: "Ida", ban: null, trusted: true, since: SINCE };
const banned = { guest: "g2", name: "Max", ban: "banned", trusted: false, since: SINCE };

/** Answers like a server that takes back what a link gave as it ends. Returns what lets another guest use it. */
function serve() {
  let guests = [trusted, banned];
  global.fetch = (async (address: string, { method } = { method: "GET" }) => {
    const isLink = address.includes("/links/");
    if (isLink && method !== "GET") guests = [banned];
    const link = { link: "https://requests.example.org/#trusted=secret", since: SINCE };
    const text = async () => JSON.stringify(isLink ? link : { guests });
    return { ok: true, status: 200, headers: new Headers(), text };
  }) as never;
  return () => {
    guests = [...guests, { ...trusted, guest: "g3", name: "Noor" }];
  };
}

async function openDialog(eventId: string) {
  const tools = { eventId, canWork: true } as BoardTools;
  render(
    <English>
      <BoardToolsContext value={tools}>
        <KnownGuestsDialog canShare onClose={() => undefined} />
      </BoardToolsContext>
    </English>,
  );
  expect(await screen.findAllByRole("listitem")).toHaveLength(2);
}

test.each(["New link", "Revoke"])(
  "whom a link had made trusted leaves the list with it: %s",
  async (press) => {
    serve();
    await openDialog(press);
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: press }));
    const asked = await screen.findByRole("alertdialog");
    await user.click(within(asked).getByRole("button", { name: press }));
    await waitFor(() => expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(1));
    expect(screen.getByRole("listitem", { hidden: true })).toHaveTextContent("Max");
  },
);

test("a guest who uses the link meanwhile joins the list", async () => {
  jest.useFakeTimers();
  const redeem = serve();
  await openDialog("redeemed");
  redeem();
  await act(() => jest.advanceTimersByTimeAsync(LOOK_EVERY_MS));
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByText("Noor")).toBeVisible();
  jest.useRealTimers();
});
