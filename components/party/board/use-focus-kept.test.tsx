import { act, render, screen } from "@testing-library/react";
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
  const show = async (...ids: string[]) => {
    rerender(<List ids={ids} />);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  };
  screen.getByRole("button", { name: "Accept b" }).focus();
  await show("a", "c");
  expect(screen.getByRole("listitem", { name: "c" })).toHaveFocus();
  await show("a");
  expect(screen.getByRole("listitem", { name: "a" })).toHaveFocus();
  await show();
  expect(screen.getByRole("list")).toHaveFocus();
});
