import Drawer from "@mui/material/Drawer";
import { IconSettings } from "@tabler/icons-react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useLayoutEffect, useState } from "react";
import { CustomizerContext } from "@/lib/shell/customizer/hooks";
import { createCustomizerStore } from "@/lib/shell/customizer/store";
import { English } from "@/lib/testing/english";
import { Router } from "@/lib/testing/router";
import { MenuPanel } from "./menu-panel";

const PART_ARRIVES_MS = 100;
const LONGER_THAN_A_TRANSITION_MS = 1000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Takes so long to show that whatever moves has arrived meanwhile, as on a slow phone. */
function SlowSettings() {
  useLayoutEffect(() => {
    jest.advanceTimersByTime(LONGER_THAN_A_TRANSITION_MS);
  }, []);
  return <Drawer open slotProps={{ paper: { role: "dialog", "aria-label": "Settings" } }} />;
}

function Frame() {
  const [isOpen, setOpen] = useState(false);
  const open = () => setTimeout(() => setOpen(true), PART_ARRIVES_MS);
  const tools = [{ label: "Settings", icon: IconSettings, open }];
  return (
    <>
      <MenuPanel viewer={{ dj: undefined, isDemo: false }} tools={tools} />
      {isOpen && <SlowSettings />}
    </>
  );
}

test("what the menu leads to is there for screen readers", () => {
  const customizer = createCustomizerStore({});
  customizer.getState().choose({ isMobileSidebar: true });
  render(
    <English>
      <Router path="/requests">
        <CustomizerContext value={customizer}>
          <Frame />
        </CustomizerContext>
      </Router>
    </English>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Settings" }));
  for (const duration of [PART_ARRIVES_MS, LONGER_THAN_A_TRANSITION_MS, PART_ARRIVES_MS]) {
    act(() => jest.advanceTimersByTime(duration));
  }
  expect(screen.getByRole("dialog", { name: "Settings" })).toBeVisible();
});
