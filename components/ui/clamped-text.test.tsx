import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ClampedText } from "./clamped-text";

/** The DOM of the tests has no layout. */
function measure(scrollHeight: number, clientHeight: number) {
  for (const [name, height] of Object.entries({ scrollHeight, clientHeight })) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => height });
  }
}

test("what is cut can be read whole, and what fits has no button", async () => {
  measure(160, 80);
  const { rerender } = render(<ClampedText text={"One\nTwo"} more="More" />);
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText(/One\s+Two/)).toHaveClass("text");
  measure(80, 80);
  rerender(<ClampedText key="other" text="Three" more="More" />);
  expect(screen.queryByRole("button")).toBeNull();
});
