import { ThemeProvider } from "@mui/material/styles";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import { makeTheme } from "@/components/theme/theme";
import { addressOf } from "@/lib/calls/address";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { BOARD_PAGE_SIZE, queueQuery } from "@/lib/party/requests/list-queries";
import type { ListQuery } from "@/lib/party/requests/list-schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { createCustomizerStore } from "@/lib/shell/customizer/store";
import messages from "@/messages/en.json";
import { type BoardTools, BoardToolsContext } from "./board-tools";
import { MergeDialog } from "./merge-dialog";

function request(title: string, more: Partial<DjRequest> = {}) {
  const plain = { id: title, artist: "", status: "pending", lane: "queue", backers: 1 } as const;
  return { ...plain, title, ...more } as DjRequest;
}
const zombi = request("Zombi");
const sandstorm = request("Sandstorm");
const zombie = request("Zombie", { status: "accepted", lane: "Peak", backers: 3 });

const listed: [Partial<ListQuery>, DjRequest[]][] = [
  [{ filter: "all", pageSize: 20 }, [sandstorm, zombi, zombie]],
  [{ filter: "later", pageSize: 20 }, [zombie]],
  [{ filter: "pending", pageSize: BOARD_PAGE_SIZE }, [sandstorm, zombi]],
  [queueQuery, [zombie]],
];
const cache = () =>
  new Map(
    listed.map(([query, requests]) => [
      addressOf(djRequestCalls.list, {
        params: { id: "e1" },
        query: { search: "", page: 1, ...query } as ListQuery,
      }),
      { data: { requests } },
    ]),
  );

test("look-alikes come first with place and guests, and merging closes the dialog", async () => {
  const [merge, onClose] = [jest.fn(), jest.fn()];
  const tools = { eventId: "e1", actions: { merge } } as unknown as BoardTools;
  render(
    <SWRConfig value={{ provider: cache, revalidateOnMount: false, revalidateIfStale: false }}>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
        <ThemeProvider theme={makeTheme(createCustomizerStore({}).getState().settings, {})}>
          <BoardToolsContext value={tools}>
            <MergeDialog request={zombi} onClose={onClose} />
          </BoardToolsContext>
        </ThemeProvider>
      </NextIntlClientProvider>
    </SWRConfig>,
  );
  const [first, second, ...rest] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent(/Zombie.*Peak.* · 3 guestsMerge$/);
  expect(second).toHaveTextContent(/Sandstorm.*Waiting · 1 guestMerge$/);
  expect(rest).toEqual([]);
  expect(
    screen.getByText(/^The request you choose stays where it is\..*Zombi.* joins it/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: "Later" }));
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Zombie"),
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Merge with Zombie" }));
  expect(merge).toHaveBeenCalledWith(zombi, zombie);
  expect(onClose).toHaveBeenCalledTimes(2);
});
