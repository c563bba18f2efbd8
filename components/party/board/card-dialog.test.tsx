import { render, screen } from "@testing-library/react";
import { SWRConfig } from "swr";
import { English } from "@/lib/testing/english";
import { requestIn } from "@/lib/testing/open-board";
import { type BoardTools, BoardToolsContext } from "./board-tools";
import { CardDialog } from "./card-dialog";

/** Opens the card of a request of which so many backers came at once. */
function openCard(burst: number) {
  const request = requestIn("pending");
  const page = { people: request.people, burst, page: 1, pageSize: 50, pageCount: 1, total: 2 };
  const text = async () => JSON.stringify(page);
  global.fetch = async () => ({ ok: true, status: 200, headers: new Headers(), text }) as Response;
  render(
    <English>
      <SWRConfig value={{ provider: () => new Map() }}>
        <BoardToolsContext value={{ timeZone: "UTC", canWork: true, canPlay: true } as BoardTools}>
          <CardDialog request={{ ...request, backers: 12 }} onClose={() => {}} />
        </BoardToolsContext>
      </SWRConfig>
    </English>,
  );
}

test("a card says how many of its guests came from one place within seconds, and did nothing else", async () => {
  openCard(7);
  expect(
    await screen.findByText(
      /^12 guests · 7 of these came from one place within 10 seconds and did nothing else$/,
    ),
  ).toBeVisible();
});

test("where nobody did, it says nothing about it", async () => {
  openCard(0);
  expect(await screen.findByText(/^12 guests$/)).toBeVisible();
});
