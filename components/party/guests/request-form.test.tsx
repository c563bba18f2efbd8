import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useOutboxStore } from "@/lib/party/guests/store";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import { English } from "@/lib/testing/english";
import { RequestForm } from "./request-form";

const event = {
  code: "PARTY2",
  status: "open",
  settings: { explicit: true, messages: true, waitingLimit: 3 },
  waiting: 0,
  banned: false,
  trusted: false,
  timeZone: "UTC",
} as GuestEvent;

const ideas = { hasIdeas: false, onIdeas: () => {}, onWithdraw: () => {} };

test("what a guest types while their request is compared with the list is kept", async () => {
  const answers: ((response: Response) => void)[] = [];
  global.fetch = (() => new Promise((resolve) => answers.push(resolve))) as typeof fetch;
  render(
    <English>
      <RequestForm
        {...ideas}
        event={event}
        own={[]}
        plain={{ id: "01", outcome: undefined } as never}
      />
    </English>,
  );
  const song = screen.getByRole("combobox", { name: /^Song/ });
  fireEvent.change(song, { target: { value: "Zombie" } });
  fireEvent.submit(song);
  await waitFor(() => expect(answers.length).toBeGreaterThan(0));
  fireEvent.change(song, { target: { value: "Yellow" } });

  const body = JSON.stringify({ songs: [] });
  const response = { ok: true, status: 200, headers: new Headers(), text: async () => body };
  await act(async () => {
    for (const answer of answers) answer(response as Response);
  });
  await waitFor(() => expect(useOutboxStore.getState().submissions).toHaveLength(1));
  expect(useOutboxStore.getState().submissions[0]?.request.title).toBe("Zombie");
  expect(song).toHaveValue("Yellow");
});

test("at the limit the guest chooses which request to swap, and the outbox keeps which", async () => {
  const body = JSON.stringify({ songs: [] });
  const response = { ok: true, status: 200, headers: new Headers(), text: async () => body };
  global.fetch = (async () => response) as unknown as typeof fetch;
  useOutboxStore.setState({ submissions: [] });
  const own = ["Zombie", "Levels"].map(
    (title) =>
      ({
        id: title,
        title,
        artist: "",
        asked: true,
        counted: true,
        status: "pending",
      }) as GuestRequest,
  );
  const joined = { ...own[0], id: "joined", title: "Yellow", counted: false } as GuestRequest;
  render(
    <English>
      <RequestForm
        {...ideas}
        event={{ ...event, waiting: 3 }}
        own={[...own, joined]}
        plain={{ id: "02" }}
      />
    </English>,
  );
  const song = screen.getByRole("combobox", { name: /^Song/ });
  fireEvent.change(song, { target: { value: "Titanium" } });
  fireEvent.submit(song);
  expect(await screen.findByText("Choose the one to swap.")).toBeVisible();
  expect(screen.getByRole("radio", { name: "Zombie" })).toHaveFocus();
  // What they have only joined takes no slot, so it would free none.
  expect(screen.queryByRole("radio", { name: "Yellow" })).toBeNull();
  expect(useOutboxStore.getState().submissions).toEqual([]);

  fireEvent.click(screen.getByRole("radio", { name: "Levels" }));
  fireEvent.click(screen.getByRole("button", { name: "Swap song" }));
  await waitFor(() => expect(useOutboxStore.getState().submissions).toHaveLength(1));
  const [saved] = useOutboxStore.getState().submissions;
  expect(saved).toMatchObject({
    request: { title: "Titanium" },
    swaps: { id: "Levels", title: "Levels" },
  });
});
