import { ThemeProvider } from "@mui/material/styles";
import { act, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { toast } from "sonner";
import { makeTheme } from "@/components/theme/theme";
import { AppError } from "@/lib/calls/errors";
import { useToasts } from "@/lib/client/use-toasts";
import { CustomizerContext } from "@/lib/shell/customizer/hooks";
import { createCustomizerStore } from "@/lib/shell/customizer/store";
import messages from "@/messages/en.json";
import { Toaster } from "./toaster";

/** Sonner's exit animation, in milliseconds. */
const LEAVING = 300;

let toasts: ReturnType<typeof useToasts>;
function Capture() {
  toasts = useToasts();
  return null;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

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
