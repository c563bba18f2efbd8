import { ThemeProvider } from "@mui/material/styles";
import { act, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { toast } from "sonner";
import { makeTheme } from "@/components/theme/theme";
import { AppError } from "@/lib/calls/errors";
import { useLongWork } from "@/lib/client/use-long-work";
import { useToasts } from "@/lib/client/use-toasts";
import { CustomizerContext } from "@/lib/shell/customizer/hooks";
import { createCustomizerStore } from "@/lib/shell/customizer/store";
import messages from "@/messages/en.json";
import { Toaster } from "./toaster";

/** Sonner's exit animation, in milliseconds. */
const LEAVING = 300;

let toasts: ReturnType<typeof useToasts>;
let work: ReturnType<typeof useLongWork>;
function Capture() {
  toasts = useToasts();
  work = useLongWork();
  return null;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

// What shows toasts loads when the page rests, as it does here.
Reflect.deleteProperty(window, "requestIdleCallback");

beforeEach(async () => {
  jest.useFakeTimers();
  const store = createCustomizerStore({});
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <CustomizerContext value={store}>
        <ThemeProvider theme={makeTheme(store.getState().settings, {})}>
          <Capture />
          <Toaster />
        </ThemeProvider>
      </CustomizerContext>
    </NextIntlClientProvider>,
  );
  // What shows toasts loads when the page is idle.
  await wait(4_000);
});
afterEach(async () => {
  toast.dismiss();
  await wait(1_000);
  jest.useRealTimers();
});

test.each([
  ["a success", 3_000, () => toasts.success("Sent"), "Sent"],
  ["an error", 5_000, () => toasts.error(new AppError("not_found")), messages.errors.not_found],
  ["a plain one", 4_000, () => toasts.show("Undone"), "Undone"],
  ["a custom one", 4_000, () => toasts.custom("Plain", <b>Own</b>), "Own"],
])("%s stays %d ms", async (_, duration, say, text) => {
  act(() => void say());
  await wait(duration - 1);
  expect(screen.queryByText(text)).not.toBeNull();
  await wait(1 + LEAVING);
  expect(screen.queryByText(text)).toBeNull();
});

test("any error shows in the visitor's words, never in the machine's", async () => {
  act(() => void toasts.error(new TypeError("fetch failed")));
  await wait(0);
  expect(screen.queryByText(messages.errors.unreached.write)).not.toBeNull();
});

test("at most twenty show, and screen readers announce them politely", async () => {
  act(() => {
    for (let number = 1; number <= 25; number++) toasts.show(`Toast ${number}`);
  });
  await wait(0);
  expect(document.querySelectorAll('[data-sonner-toast][data-visible="true"]')).toHaveLength(20);
  expect(screen.getByRole("region").getAttribute("aria-live")).toBe("polite");
});

const lasting = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const shown = () => [...document.querySelectorAll("[data-sonner-toast]")];

test("what takes long says so, and its toast becomes the word of its success", async () => {
  act(
    () =>
      void work(
        "Saving…",
        () => lasting(20_000),
        () => "Saved",
      ),
  );
  await wait(299);
  expect(shown()).toHaveLength(0);
  await wait(20);
  expect(screen.getByText("Saving…")).toBeInTheDocument();
  // However long it takes.
  await wait(19_000);
  expect(shown()).toHaveLength(1);
  expect(shown()[0]).toHaveTextContent("Saving…");
  await wait(700);
  expect(shown()).toHaveLength(1);
  expect(shown()[0]).toHaveTextContent(/^Saved$/);
  await wait(3_000 + LEAVING);
  expect(shown()).toHaveLength(0);
});

test("its failure takes the same place, and what has nothing to say at its end leaves none", async () => {
  act(() => {
    void work("Importing…", () => lasting(400).then(() => Promise.reject(new Error("no"))));
    void work("Reading…", () => lasting(500));
  });
  await wait(350);
  expect(shown()).toHaveLength(2);
  await wait(250);
  await wait(LEAVING);
  expect(shown()).toHaveLength(1);
  expect(shown()[0]).toHaveTextContent(messages.errors.unexpected);
});

test("what is done at once shows no toast but its word", async () => {
  act(
    () =>
      void work(
        "Saving…",
        () => lasting(200),
        () => "Saved",
      ),
  );
  for (let ms = 0; ms < 1000; ms += 100) {
    await wait(100);
    expect(screen.queryByText("Saving…")).toBeNull();
  }
  expect(screen.getByText("Saved")).toBeInTheDocument();
});

test("where it is known how much is done, the toast shows it, and keeps nothing of it", async () => {
  act(
    () =>
      void work(
        "Preparing…",
        async (tell) => {
          for (const share of [0.25, 0.5, 0.75]) {
            await lasting(400);
            tell(share);
          }
          await lasting(400);
        },
        () => "Prepared",
      ),
  );
  await wait(410);
  expect(screen.getByRole("progressbar", { name: "Preparing…" })).toHaveAttribute("value", "0.25");
  await wait(400);
  expect(screen.getByRole("progressbar", { name: "Preparing…" })).toHaveAttribute("value", "0.5");
  await wait(900);
  expect(screen.getByText("Prepared")).toBeInTheDocument();
  expect(screen.queryByRole("progressbar")).toBeNull();
});
