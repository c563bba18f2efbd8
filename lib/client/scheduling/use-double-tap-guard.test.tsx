import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useDoubleTapGuard } from "./use-double-tap-guard";

const park = jest.fn();

/** A list, and a dialog above it that closes with its button. */
function Page() {
  const doubleTapGuard = useDoubleTapGuard();
  const [isOpen, setIsOpen] = useState(true);
  const dialog = (
    <button type="button" onClick={() => setIsOpen(false)}>
      Send
    </button>
  );
  return (
    <>
      <div {...doubleTapGuard}>
        <button type="button" onClick={park}>
          Park
        </button>
      </div>
      <input aria-label="Note" />
      {isOpen && createPortal(dialog, document.body)}
    </>
  );
}

let places = 0;
/** A place on the screen where nobody has tapped yet. */
function newPlace() {
  places += 1;
  return { detail: 1, clientX: places * 100, clientY: 0 };
}

beforeEach(() => park.mockClear());

test("the second half of a double tap on a dialog's button does nothing to the row behind it", () => {
  render(<Page />);
  const there = newPlace();
  fireEvent.click(screen.getByRole("button", { name: "Send" }), there);
  fireEvent.click(screen.getByRole("button", { name: "Park" }), there);
  expect(park).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Park" }), newPlace());
  expect(park).toHaveBeenCalledTimes(1);
});

test("a tap after typing, and a key, are meant", () => {
  render(<Page />);
  const there = newPlace();
  const button = screen.getByRole("button", { name: "Park" });
  fireEvent.click(button, there);
  fireEvent.click(button, there);
  expect(park).toHaveBeenCalledTimes(1);
  fireEvent.input(screen.getByRole("textbox", { name: "Note" }), { target: { value: "a" } });
  fireEvent.click(button, there);
  fireEvent.click(button, { ...there, detail: 0 });
  expect(park).toHaveBeenCalledTimes(3);
});
