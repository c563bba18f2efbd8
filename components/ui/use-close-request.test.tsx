import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act, useState } from "react";
import { TitledDialog } from "./titled-dialog";

/** jsdom has none. The newest gets what Android's back button sends. */
class Watcher extends EventTarget implements CloseWatcher {
  static active: Watcher[] = [];
  constructor() {
    super();
    Watcher.active.push(this);
  }
  requestClose() {
    this.destroy();
    this.dispatchEvent(new Event("close"));
  }
  destroy() {
    Watcher.active = Watcher.active.filter((one) => one !== this);
  }
}

/** Returns whether the press was not the page's. */
function goBack() {
  const watcher = Watcher.active.at(-1);
  act(() => watcher?.requestClose());
  return watcher !== undefined;
}

function Dialogs() {
  const [depth, setDepth] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setDepth(2)}>
        Open
      </button>
      {["Outer", "Inner"].map((title, index) => (
        <TitledDialog
          key={title}
          title={title}
          isOpen={depth > index}
          onClose={() => setDepth(index)}
        >
          <button type="button">In {title}</button>
        </TitledDialog>
      ))}
    </>
  );
}

beforeEach(() => {
  Watcher.active = [];
  window.CloseWatcher = Watcher;
});
afterEach(() => {
  window.CloseWatcher = undefined;
});

async function openBoth() {
  render(<Dialogs />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await screen.findByRole("dialog", { name: "Inner" });
}

const isGone = (name: string) =>
  waitFor(() => expect(screen.queryByRole("dialog", { name })).not.toBeInTheDocument());

test("each press of Back closes one dialog, and one more is the page's", async () => {
  await openBoth();
  expect(goBack()).toBe(true);
  await isGone("Inner");
  expect(screen.getByRole("dialog", { name: "Outer" })).toBeInTheDocument();
  expect(goBack()).toBe(true);
  await isGone("Outer");
  expect(goBack()).toBe(false);
});

test("the Escape key that closes a dialog is not passed on to the one below", async () => {
  await openBoth();
  const pressed: KeyboardEvent[] = [];
  window.addEventListener("keydown", (event) => pressed.push(event), { capture: true, once: true });
  await userEvent.keyboard("{Escape}");
  await isGone("Inner");
  expect(pressed.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true]);
  expect(Watcher.active).toHaveLength(1);
});

test("a page without a dialog watches for nothing, and neither does a dialog that fades out", async () => {
  render(<Dialogs />);
  expect(Watcher.active).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(Watcher.active).toHaveLength(2);
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("dialog", { name: "Inner", hidden: true })).toBeInTheDocument();
  expect(Watcher.active).toHaveLength(1);
});

test("a browser without it opens and closes dialogs as ever", async () => {
  window.CloseWatcher = undefined;
  await openBoth();
  await userEvent.keyboard("{Escape}");
  await isGone("Inner");
});

test("whatever lies over a page watches for it", () => {
  const over = /from "@mui\/material\/(Dialog|Drawer|Modal|Popover)"|"yet-another-react-lightbox"/;
  const sources = readdirSync("components", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"))
    .map((name) => ({ name, source: readFileSync(join("components", name), "utf8") }))
    .filter(({ source }) => over.test(source));
  expect(sources.length).toBeGreaterThan(7);
  const unwatched = sources.filter(({ source }) => !source.includes("useCloseRequest("));
  expect(unwatched.map(({ name }) => name)).toEqual([]);
});
