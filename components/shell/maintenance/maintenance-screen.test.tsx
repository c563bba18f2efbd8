import { render, screen } from "@testing-library/react";
import { English } from "@/lib/testing/english";
import { MaintenanceScreen } from "./maintenance-screen";

test("trying again asks for the same page, without scripts as well", () => {
  render(<MaintenanceScreen />, { wrapper: English });
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Try again" });
  expect(button.type).toBe("submit");
  expect(button.form).toMatchObject({ method: "get", action: location.href });
});
