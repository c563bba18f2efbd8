import { render, screen } from "@testing-library/react";
import { English } from "@/lib/testing/english";
import { keepSheets } from "@/lib/testing/sheets";
import { AppointmentLabel } from "./appointment-label";

keepSheets();

test("the name of what began above the visible hours stays in sight", () => {
  const appointment = {
    id: 1,
    title: "Soundcheck",
    start: "2026-11-24T15:00:00.000Z",
    end: "2026-11-24T17:00:00.000Z",
    allDay: false,
    color: "primary",
  } as const;
  render(
    <English>
      <AppointmentLabel item={{ appointment }} timeText="15:00" timeZone="UTC" isWrapping />
    </English>,
  );
  expect(screen.getByText("Soundcheck").parentElement).toHaveStyle({ position: "sticky", top: 0 });
});
