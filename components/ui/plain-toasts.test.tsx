import { act, fireEvent, render, screen } from "@testing-library/react";
import { dismissToast, queueToast, useToastQueue } from "@/lib/client/toast-queue";
import { PlainToasts } from "./plain-toasts";

function Queue() {
  return <PlainToasts toasts={useToastQueue((state) => state.waiting)} />;
}

beforeEach(() => {
  render(<Queue />);
});
afterEach(() => act(() => useToastQueue.setState({ waiting: [] })));

test("a step can be undone where what shows toasts is missing", () => {
  const onClick = jest.fn();
  const action = { label: "Undo", onClick };
  act(() => queueToast({ kind: "success", message: "Note deleted", duration: 8000, action }));
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("status").textContent).toBe("");
});

test("a toast that is taken away leaves no empty one", () => {
  act(() => queueToast({ kind: "error", key: "offline", message: "Off line", duration: 8000 }));
  expect(screen.getByRole("status").textContent).toBe("Off line");
  act(() => {
    dismissToast("offline");
    // What was shown before the code went missing is no longer in the queue.
    dismissToast("another");
  });
  expect(screen.getByRole("status").childElementCount).toBe(0);
});
