import { render, screen } from "@testing-library/react";
import { createRequestsStore, RequestsStoreContext } from "@/lib/party/request-list/store";
import { queueQuery } from "@/lib/party/requests/list-queries";
import type { DjRequest } from "@/lib/party/requests/schema";
import { English } from "@/lib/testing/english";
import { BoardRow } from "./board-row";
import { type BoardTools, BoardToolsContext } from "./board-tools";

const request = (title: string, more: Partial<DjRequest> = {}) =>
  ({
    id: title,
    title,
    artist: "",
    status: "pending",
    lane: "queue",
    backers: 1,
    people: [],
    createdAt: "2026-11-21T20:00:00.000Z",
    ...more,
  }) as unknown as DjRequest;

function row(alike: DjRequest | undefined) {
  const tools = {
    actions: {},
    lanes: [],
    canWork: true,
    canPlay: true,
    timeZone: "UTC",
  } as unknown as BoardTools;
  render(
    <English>
      <BoardToolsContext value={tools}>
        <RequestsStoreContext value={createRequestsStore(queueQuery)}>
          <ul>
            <BoardRow request={request("Zombi")} isFirst alike={alike} />
          </ul>
        </RequestsStoreContext>
      </BoardToolsContext>
    </English>,
  );
  // Without the marks around guests' words.
  return screen.getByRole("listitem").textContent?.replace(/[\u2068\u2069]/g, "");
}

test("a row names the request that may be the same song, and where it is", () => {
  const zombie = request("Zombie", { status: "accepted", lane: "Peak" });
  expect(row(zombie)).toMatch(/like “Zombie” \(.*Peak.*\)/);
});

test("a row without a look-alike names none", () => {
  expect(row(undefined)).not.toContain("like “");
});
