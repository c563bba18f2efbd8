import { fireEvent, render, screen } from "@testing-library/react";
import { useShiftedTapGuard } from "./use-shifted-tap-guard";

const choose = jest.fn();

function Choices({ names }: { names: string[] }) {
  return (
    <div {...useShiftedTapGuard(names.join())}>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => choose(name)}>
          {name}
        </button>
      ))}
    </div>
  );
}

/** Taps; a click by keyboard has the detail 0. */
function tap(name: string, detail = 1) {
  fireEvent.click(screen.getByRole("button", { name }), { detail });
}

beforeEach(() => {
  choose.mockClear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test("a tap on what has just appeared or moved chooses nothing, a later one does", () => {
  const { rerender } = render(<Choices names={["Zombie"]} />);
  tap("Zombie");
  jest.advanceTimersByTime(450);
  rerender(<Choices names={["Dreams", "Zombie"]} />);
  tap("Zombie");
  expect(choose).not.toHaveBeenCalled();
  jest.advanceTimersByTime(450);
  tap("Zombie");
  expect(choose.mock.calls).toEqual([["Zombie"]]);
});

test("the keyboard chooses at once", () => {
  render(<Choices names={["Zombie"]} />);
  tap("Zombie", 0);
  expect(choose.mock.calls).toEqual([["Zombie"]]);
});
