import { render, screen } from "@testing-library/react";
import { RequestsStoreProvider } from "@/components/party/request-list/requests-store-provider";
import { listQuerySchema } from "@/lib/party/requests/list-schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { English } from "@/lib/testing/english";
import { type BoardTools, BoardToolsContext } from "./board-tools";
import { RequestFate } from "./request-fate";

test("how long a request has been waiting comes with the exact time, also where nothing can hover", () => {
  const request = { status: "pending", createdAt: "2026-11-21T20:05:00Z" } as DjRequest;
  render(
    <BoardToolsContext value={{ timeZone: "Europe/Berlin" } as BoardTools}>
      <RequestsStoreProvider query={listQuerySchema.parse({ filter: "pending" })}>
        <li tabIndex={-1}>
          <RequestFate request={request} />
        </li>
      </RequestsStoreProvider>
    </BoardToolsContext>,
    { wrapper: English },
  );
  const time = screen.getByRole("time");
  expect(time).toHaveTextContent(/ago.* · 9:05\sPM$/);
  expect(time).not.toHaveAttribute("title");
});
