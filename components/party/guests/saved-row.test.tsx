import { fireEvent, render, screen } from "@testing-library/react";
import { useOutboxStore } from "@/lib/party/guests/store";
import { English } from "@/lib/testing/english";
import { SavedRow } from "./saved-row";

const request = { id: "r1", title: "Zombie", artist: "The Cranberries", name: "Lena" };

/** A refused request in the list of the guest's own. */
function showRefused(onEdit?: () => void) {
  useOutboxStore.setState({ submissions: [] });
  useOutboxStore.getState().save("PARTY2", request);
  const [saved] = useOutboxStore.getState().submissions;
  if (!saved) throw new Error("It is saved.");
  useOutboxStore.getState().refuse(saved, "already_played");
  render(
    <English>
      <SavedRow saved={{ ...saved, refusal: "already_played" }} onEdit={onEdit} />
    </English>,
  );
}

test("a refused request that is edited moves into the form, and is no longer among the others", () => {
  const handleEdit = jest.fn();
  showRefused(handleEdit);
  fireEvent.click(screen.getByRole("button", { name: "Edit" }));
  const { submissions, draft } = useOutboxStore.getState();
  expect(submissions).toEqual([]);
  expect(draft).toEqual({ title: "Zombie", artist: "The Cranberries", name: "Lena", message: "" });
  expect(handleEdit).toHaveBeenCalledTimes(1);
});

test("where there is no form, a refused request can only be removed", () => {
  showRefused();
  expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(useOutboxStore.getState().submissions).toEqual([]);
});

test("a refusal has the width of the card, and its buttons stand below", () => {
  showRefused(jest.fn());
  const refusal = screen.getByRole("alert");
  expect(refusal.closest(".below")?.parentElement).toHaveClass("row");
  expect(refusal).toHaveClass("stacked");
});
