import { render, screen } from "@testing-library/react";
import type { DjRequest } from "@/lib/party/requests/schema";
import { English } from "@/lib/testing/english";
import { BackersPage } from "./backers-page";
import { type BoardTools, BoardToolsContext } from "./board-tools";

test("a message that is cut can be read whole in its card", () => {
  const heights = { scrollHeight: 160, clientHeight: 80 };
  for (const [name, height] of Object.entries(heights)) {
    // The DOM of the tests has no layout.
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => height });
  }
  global.fetch = () => new Promise(() => undefined);
  const ana = {
    id: "b1",
    name: "Ana",
    message: "For Lena.\nAnd for Omar!",
    createdAt: "2026-11-21T20:00:00.000Z",
    guest: null,
    ban: null,
    trusted: false,
  };
  const request = { id: "r1", backers: 1, people: [ana] } as unknown as DjRequest;
  render(
    <English>
      <BoardToolsContext value={{ timeZone: "UTC", canWork: true, canPlay: true } as BoardTools}>
        <ul>
          <BackersPage request={request} page={1} onSplit={undefined} />
        </ul>
      </BoardToolsContext>
    </English>,
  );
  expect(screen.getByText(/For Lena/)).toHaveClass("clamped");
  expect(screen.getByRole("button", { name: "Show more" })).toBeVisible();
});
