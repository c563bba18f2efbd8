import { cleanup, render, screen } from "@testing-library/react";
import type { Board } from "@/lib/party/board/schema";
import type { Step } from "@/lib/party/requests/change-schema";
import { English } from "@/lib/testing/english";
import { type BoardTools, BoardToolsContext } from "./board-tools";
import { UndoButton } from "./undo-button";

const accepted: Step = {
  verb: "accepted",
  title: "Hey Ya!",
  songs: 1,
  by: { id: "me", name: "Mika" },
};

/** Returns the button's label, without the marks around guests' words. */
function labelFor(undo: Step | null) {
  const tools = { actions: { undo: () => undefined } } as BoardTools;
  render(
    <English>
      <BoardToolsContext value={tools}>
        <UndoButton board={{ undo, djId: "me" } as Board} />
      </BoardToolsContext>
    </English>,
  );
  return screen.getByRole("button").title.replace(/[\u2068\u2069]/g, "");
}

test.each([
  ["one's own step by its song", accepted, "Undo: accept · Hey Ya!"],
  [
    "another DJ's step by song and DJ",
    { ...accepted, by: { id: "other", name: "Kim" } },
    "Undo: accept · Hey Ya! · by Kim",
  ],
  [
    "a step with several songs by their number",
    { ...accepted, songs: 3 },
    "Undo: accept · 3 requests",
  ],
  ["a step of which nobody noted the song", { ...accepted, title: null, by: null }, "Undo: accept"],
])("the button names %s", (_, step, label) => {
  expect(labelFor(step)).toBe(label);
});

test("another DJ's step has their face, and one's own has none", () => {
  labelFor({ ...accepted, by: { id: "other", name: "Kim" } });
  expect(document.querySelector("img")?.getAttribute("src")).toMatch(/avatar\/other$/);
  cleanup();
  labelFor(accepted);
  expect(document.querySelector("img")).toBeNull();
});

test("with nothing to undo the button says what it would do", () => {
  expect(labelFor(null)).toBe("Undo");
  expect(screen.getByRole("button")).toHaveAttribute("aria-disabled", "true");
});
