import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { useCombobox } from "./use-combobox";

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;

const SONGS = ["Zombie", "Zorba"];

function Field() {
  const [value, setValue] = useState("");
  const { isOpen, inputProps, listProps, optionProps } = useCombobox(SONGS, setValue);
  return (
    <>
      <input
        aria-label="Song"
        value={value}
        onChange={({ target }) => setValue(target.value)}
        {...inputProps}
      />
      {isOpen && (
        <ul aria-label="Songs" {...listProps}>
          {SONGS.map((song, index) => (
            <li key={song} {...optionProps(index)}>
              {song}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const field = () => screen.getByRole("combobox", { name: "Song" });

test("typing opens the list, arrows mark an option, Enter takes it", async () => {
  render(<Field />);
  expect(field().getAttribute("aria-expanded")).toBe("false");
  await userEvent.type(field(), "Z");
  expect(screen.getAllByRole("option")).toHaveLength(2);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  const marked = screen.getByRole("option", { name: "Zorba", selected: true });
  expect(field().getAttribute("aria-activedescendant")).toBe(marked.id);
  await userEvent.keyboard("{Enter}");
  expect(field()).toHaveProperty("value", "Zorba");
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("beyond the last option comes the field itself, where Enter takes nothing", async () => {
  render(<Field />);
  await userEvent.type(field(), "Zo");
  await userEvent.keyboard("{ArrowUp}{ArrowDown}");
  expect(field().getAttribute("aria-activedescendant")).toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(field()).toHaveProperty("value", "Zo");
});

test("a tap takes an option and leaves the focus in the field", async () => {
  render(<Field />);
  await userEvent.type(field(), "Z");
  await userEvent.click(screen.getByRole("option", { name: "Zombie" }));
  expect(field()).toHaveProperty("value", "Zombie");
  expect(document.activeElement).toBe(field());
});

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["leaving the field", () => userEvent.tab()],
])("%s closes the list and keeps what was typed", async (_, leave) => {
  render(<Field />);
  await userEvent.type(field(), "Z");
  await leave();
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(field()).toHaveProperty("value", "Z");
});

test("Escape closes the list, and only then the dialog around it", async () => {
  const close = jest.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog that listens for Escape
    <div onKeyDown={({ key }) => key === "Escape" && close()}>
      <Field />
    </div>,
  );
  await userEvent.type(field(), "Z");
  await userEvent.keyboard("{Escape}");
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(close).toHaveBeenCalledTimes(1);
});
