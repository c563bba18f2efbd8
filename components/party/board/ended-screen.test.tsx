import { render, screen } from "@testing-library/react";
import type { Board } from "@/lib/party/board/schema";
import { English } from "@/lib/testing/english";
import messages from "@/messages/en.json";
import { EndedScreen } from "./ended-screen";

function show(role: Board["role"]) {
  render(<EndedScreen board={{ id: "e1", name: "Gala", role } as Board} reason="not_found" />, {
    wrapper: English,
  });
  return screen.getByRole("heading").textContent;
}

test("the board of a deleted event says so to its owner, who cannot have lost access to it", () => {
  expect(show("owner")).toBe(messages.board.ended.gone.title);
});

test("the board of a co-host says what they cannot tell apart", () => {
  expect(show("moderator")).toBe(messages.board.ended.not_found.title);
});
