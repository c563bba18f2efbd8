import { render, screen, waitFor } from "@testing-library/react";
import { useFocusKept } from "./use-focus-kept";

function List({ ids }: { ids: string[] }) {
  return (
    <ul {...useFocusKept(ids)} tabIndex={-1} aria-label="Requests">
      {ids.map((id) => (
        <li key={id} data-request={id} tabIndex={-1} aria-label={id}>
          <button type="button">Accept {id}</button>
        </li>
      ))}
    </ul>
  );
}

test("the focus goes to the row in the place of one that goes, and last to the empty list", async () => {
  const { rerender } = render(<List ids={["a", "b", "c"]} />);
  /** The focus follows once the row is gone from sight. */
  const showAnd = (ids: string[], role: "list" | "listitem", name: string) => {
    rerender(<List ids={ids} />);
    return waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());
  };
  screen.getByRole("button", { name: "Accept b" }).focus();
  await showAnd(["a", "c"], "listitem", "c");
  await showAnd(["a"], "listitem", "a");
  await showAnd([], "list", "Requests");
});
