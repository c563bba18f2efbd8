import { act, fireEvent, render, screen } from "@testing-library/react";
import { Toaster } from "@/components/ui/toaster";
import { English } from "@/lib/testing/english";
import { holdToasts } from "@/lib/testing/toasts";
import english from "@/messages/en.json";
import { ExportSection } from "./export-section";

holdToasts();

/** Presses the link; returns whether that is left to the browser. */
function press(keys = {}) {
  let isLeft = false;
  const handleClick = (event: MouseEvent) => {
    isLeft = !event.defaultPrevented;
    // jsdom cannot navigate.
    event.preventDefault();
  };
  document.addEventListener("click", handleClick, { once: true });
  fireEvent.click(screen.getByRole("link", { name: "Export data" }), keys);
  return isLeft;
}

function show() {
  render(
    <English>
      <ExportSection />
      <Toaster />
    </English>,
  );
}

test("the account's data says that it takes long, and that the network is gone", async () => {
  let fail: (reason: Error) => void = () => undefined;
  global.fetch = () =>
    new Promise((_, reject) => {
      fail = reject;
    });
  show();
  expect(press()).toBe(false);
  expect(await screen.findByText("Preparing crowdcue-desk.json…")).toBeVisible();
  await act(async () => fail(new TypeError("offline")));
  expect(await screen.findByText(english.errors.unreached.read)).toBeVisible();
  expect(screen.queryByText("Preparing crowdcue-desk.json…")).toBeNull();
});

test("without scripts, and in another tab, its link is the browser's own", () => {
  global.fetch = () => Promise.reject(new Error("nothing is fetched"));
  show();
  const link = screen.getByRole("link", { name: "Export data" });
  expect(link).toHaveAttribute("href", "/api/dj/desk");
  expect(link).toHaveAttribute("download");
  expect(press({ ctrlKey: true })).toBe(true);
  expect(press({ metaKey: true })).toBe(true);
});
