import { useTheme } from "@mui/material/styles";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { type ReactNode, useState } from "react";
import { AppTheme } from "@/components/theme/app-theme";
import { PlainTheme } from "@/components/theme/plain-theme";
import { useToastQueue } from "@/lib/client/toast-queue";
import { CustomizerContext } from "@/lib/shell/customizer/hooks";
import { createCustomizerStore } from "@/lib/shell/customizer/store";
import messages from "@/messages/en.json";
import { useLazyPart } from "./use-lazy-part";

function Part({ onClose }: { onClose: () => void }) {
  const { shape } = useTheme();
  const [count, setCount] = useState(0);
  return (
    <>
      <output>{`radius ${shape.borderRadius}, count ${count}`}</output>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </>
  );
}

const loadPart = async () => Part;

function Page({ isPlain = false, load = loadPart }: { isPlain?: boolean; load?: typeof loadPart }) {
  const part = useLazyPart(load, { isFetchedAhead: false, isPlain });
  return (
    <>
      <button type="button" onClick={part.open}>
        Open
      </button>
      {part.Part && <part.Part onClose={part.close} />}
    </>
  );
}

const RADIUS = 20;
/** MUI's own, for want of a theme. */
const DEFAULT_RADIUS = 4;

function show(page: ReactNode) {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <CustomizerContext value={createCustomizerStore({ borderRadius: RADIUS })}>
        <PlainTheme>{page}</PlainTheme>
      </CustomizerContext>
    </NextIntlClientProvider>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("what opens on a page without MUI has the visitor's theme, and keeps its state at the next press", async () => {
  show(<Page />);
  await press("Open");
  expect(await screen.findByText(`radius ${RADIUS}, count 0`)).toBeVisible();
  await press("Count");
  await press("Open");
  expect(await screen.findByText(`radius ${RADIUS}, count 1`)).toBeVisible();
});

test("a part without MUI comes without a theme", async () => {
  show(<Page isPlain />);
  await press("Open");
  expect(await screen.findByText(`radius ${DEFAULT_RADIUS}, count 0`)).toBeVisible();
});

test("where the page has a theme, what opens writes no second one", async () => {
  show(
    <AppTheme>
      <Page />
    </AppTheme>,
  );
  const before = document.querySelectorAll("style").length;
  await press("Open");
  expect(await screen.findByText(`radius ${RADIUS}, count 0`)).toBeVisible();
  expect(document.querySelectorAll("style")).toHaveLength(before);
});

test.each([
  ["with a network, it offers to reload the page", true, "Reload"],
  ["without one, it does not, for the page might be lost", false, undefined],
])("a part that cannot be loaded says so: %s", async (_, isOnline, action) => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  useToastQueue.setState({ waiting: [] });
  show(<Page isPlain load={() => Promise.reject(new Error("404"))} />);
  await press("Open");
  await waitFor(() => expect(useToastQueue.getState().waiting).toHaveLength(1));
  const [toast] = useToastQueue.getState().waiting;
  expect(toast?.message).toMatch(/^Couldn’t load this part of the page/);
  expect(toast?.action?.label).toBe(action);
  online.mockRestore();
});
