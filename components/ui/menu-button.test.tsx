import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Profiler } from "react";
import { MenuButton } from "./menu-button";
import { useMenu } from "./use-menu";

const chosen = jest.fn();
const choices = ["Dinner", "Peak", "Dance", "Closed", "Delete"].map((label) => ({
  key: label,
  label,
  isDisabled: label === "Closed",
  onChoose: () => chosen(label),
}));

async function openMenu() {
  render(
    <MenuButton label="Later" choicesOf={() => choices} size="medium">
      Later
    </MenuButton>,
  );
  const user = userEvent.setup();
  const button = screen.getByRole("button", { name: "Later" });
  await user.tab();
  await user.keyboard("{Enter}");
  const item = (name: string) => screen.getByRole("menuitem", { name });
  return { user, button, item };
}

test("a menu opens at its first choice, and arrows go round past what cannot be chosen", async () => {
  const { user, item } = await openMenu();
  expect(item("Dinner")).toHaveFocus();
  await user.keyboard("{ArrowUp}");
  expect(item("Delete")).toHaveFocus();
  await user.keyboard("{ArrowUp}");
  expect(item("Dance")).toHaveFocus();
  await user.keyboard("{End}{ArrowDown}");
  expect(item("Dinner")).toHaveFocus();
});

test("a menu of choices that exclude each other opens at the one in force", async () => {
  const orders = choices.map((choice) => ({ ...choice, isChosen: choice.key === "Dance" }));
  render(
    <MenuButton label="Order" choicesOf={() => orders}>
      Order
    </MenuButton>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Order" }));
  expect(screen.getByRole("menuitemradio", { name: "Dance" })).toHaveFocus();
});

test("a letter leads to the choices that begin with it, one after the other", async () => {
  const { user, item } = await openMenu();
  await user.keyboard("d");
  expect(item("Dance")).toHaveFocus();
  await user.keyboard("d");
  expect(item("Delete")).toHaveFocus();
});

test("letters typed in a row lead to what begins with all of them", async () => {
  const { user, item } = await openMenu();
  await user.keyboard("del");
  expect(item("Delete")).toHaveFocus();
});

test.each(["{Escape}", "{Tab}"])(
  "%s closes a menu, and its button has the focus again",
  async (key) => {
    const { user, button } = await openMenu();
    expect(button).toHaveAttribute("aria-expanded", "true");
    await user.keyboard(key);
    expect(screen.queryByRole("menu")).toBeNull();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute("aria-expanded", "false");
  },
);

test("a press beside a menu closes it, one on it chooses", async () => {
  const { user, button, item } = await openMenu();
  const ground = screen.getByRole("menu").parentElement;
  fireEvent.click(ground ?? document.body, { clientX: 400, clientY: 400 });
  expect(screen.queryByRole("menu")).toBeNull();
  await user.click(button);
  await user.click(item("Peak"));
  expect(chosen).toHaveBeenLastCalledWith("Peak");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(button).toHaveFocus();
});

function Many({ choicesOf }: { choicesOf: () => typeof choices }) {
  const { opens, menu } = useMenu(choicesOf);
  return (
    <>
      <button type="button" {...opens}>
        Later
      </button>
      {menu}
    </>
  );
}

test("a menu renders once until it opens, and makes its choices then", () => {
  const onRender = jest.fn();
  const choicesOf = jest.fn(() => choices);
  render(
    <Profiler id="menu" onRender={onRender}>
      <Many choicesOf={choicesOf} />
    </Profiler>,
  );
  expect(onRender).toHaveBeenCalledTimes(1);
  expect(choicesOf).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Later" }));
  expect(screen.getAllByRole("menuitem")).toHaveLength(choices.length);
});
