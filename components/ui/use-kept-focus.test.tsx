import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { useKeptFocus } from "./use-kept-focus";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A list whose buttons remove their rows, or only themselves, and one of the board. */
function Page({ rows }: { rows: string[] }) {
  useKeptFocus();
  const [gone, setGone] = useState<string[]>([]);
  const remove = (name: string) => setGone([...gone, name]);
  const isThere = (name: string) => !gone.includes(name);
  return (
    <>
      <h1>Page</h1>
      <section>
        <h2>List</h2>
        <ul>
          {rows.filter(isThere).map((name) => (
            <li key={name} data-testid={name} {...(name === "board" && { "data-request": "r1" })}>
              {isThere(`${name} only`) && (
                <button type="button" onClick={() => remove(`${name} only`)}>
                  Vote {name}
                </button>
              )}
              <button type="button" onClick={() => remove(name)}>
                Remove {name}
              </button>
            </li>
          ))}
        </ul>
      </section>
      {isThere("bar") && (
        <button type="button" onClick={() => remove("bar")}>
          Close
        </button>
      )}
      <button type="button" disabled={!isThere("send")} onClick={() => remove("send")}>
        Send
      </button>
    </>
  );
}

async function press(name: string) {
  const button = screen.getByRole("button", { name });
  button.focus();
  await act(async () => {
    fireEvent.click(button);
    await jest.advanceTimersByTimeAsync(20_000);
  });
}

test("the focus of a button that goes stays in its row, and of a row that goes, near it", async () => {
  render(<Page rows={["a", "b", "c"]} />);
  await press("Vote b");
  expect(screen.getByTestId("b")).toHaveFocus();
  await press("Remove b");
  expect(screen.getByTestId("c")).toHaveFocus();
  await press("Remove c");
  expect(screen.getByTestId("a")).toHaveFocus();
  await press("Remove a");
  expect(screen.getByRole("heading", { name: "List" })).toHaveFocus();
});

test("the focus of what has no row goes to the page's heading", async () => {
  render(<Page rows={[]} />);
  await press("Close");
  expect(screen.getByRole("heading", { name: "Page" })).toHaveFocus();
});

test("the focus that a natively disabled button loses goes nowhere else", async () => {
  render(<Page rows={[]} />);
  const send = screen.getByRole("button", { name: "Send" });
  send.focus();
  fireEvent.click(send);
  // As browsers do with one that is disabled, which jsdom keeps from losing it by itself.
  const close = screen.getByRole("button", { name: "Close" });
  close.focus();
  close.blur();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(document.body).toHaveFocus();
});

test("what stays keeps the focus, and one that was sent elsewhere stays there", async () => {
  render(<Page rows={["a", "b"]} />);
  const stays = screen.getByRole("button", { name: "Vote b" });
  fireEvent.click(screen.getByRole("button", { name: "Remove a" }));
  stays.focus();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(stays).toHaveFocus();
});

test("the list of the board sees to its rows itself", async () => {
  render(<Page rows={["board", "a"]} />);
  await press("Remove board");
  expect(document.body).toHaveFocus();
});

test("the focus stays in an open dialog, and goes nowhere from one that closes", async () => {
  const { rerender } = render(
    <>
      <h1>Behind</h1>
      <dialog open>
        <Page rows={["a", "b"]} />
      </dialog>
    </>,
  );
  await press("Remove a");
  expect(screen.getByTestId("b")).toHaveFocus();
  const remove = screen.getByRole("button", { name: "Remove b" });
  remove.focus();
  await act(async () => {
    fireEvent.click(remove);
    rerender(<h1>Behind</h1>);
    await jest.advanceTimersByTimeAsync(20_000);
  });
  expect(document.body).toHaveFocus();
});

/** A row whose menu removes it. */
function Row({ name, onRemove }: { name: string; onRemove: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <article data-testid={name}>
      <button type="button" onClick={() => setIsOpen(true)}>
        More for {name}
      </button>
      {isOpen && (
        <dialog open>
          <button type="button" onClick={onRemove}>
            Remove
          </button>
        </dialog>
      )}
    </article>
  );
}

function Feed() {
  useKeptFocus();
  const [names, setNames] = useState(["a", "b"]);
  return (
    <>
      <h1>Feed</h1>
      {names.map((name) => (
        <Row
          key={name}
          name={name}
          onRemove={() => setNames(names.filter((other) => other !== name))}
        />
      ))}
    </>
  );
}

test("the focus of a menu that removes the row of its button goes near that row", async () => {
  render(<Feed />);
  await press("More for a");
  await press("Remove");
  expect(screen.getByTestId("b")).toHaveFocus();
  await press("More for b");
  await press("Remove");
  expect(screen.getByRole("heading", { name: "Feed" })).toHaveFocus();
});

test("code that moves the focus some frames later finds it free", async () => {
  render(<Page rows={["a", "b"]} />);
  const stays = screen.getByRole("button", { name: "Close" });
  const remove = screen.getByRole("button", { name: "Remove a" });
  remove.focus();
  await act(async () => {
    fireEvent.click(remove);
    await jest.advanceTimersByTimeAsync(64);
  });
  expect(document.body).toHaveFocus();
  stays.focus();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(stays).toHaveFocus();
});
