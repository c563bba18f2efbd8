import { fireEvent, render, screen } from "@testing-library/react";
import { Field } from "./field";
import { TextArea } from "./text-area";

test("a label that nobody sees is heard, and what is wrong describes the field", () => {
  render(<Field label="Lane" isLabelHidden error="Too long" />);
  const field = screen.getByRole("textbox", { name: "Lane" });
  expect(screen.queryByText("Lane")).toBeNull();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription("Too long");
});

test("a text area lays out what is typed, with or without a value from outside, to grow with it", () => {
  const { container, rerender } = render(<TextArea label="Note" defaultValue="One" />);
  const text = () => container.querySelector("[data-text]")?.getAttribute("data-text");
  expect(text()).toBe("One\u200b");
  fireEvent.change(screen.getByRole("textbox", { name: "Note" }), {
    target: { value: "One\nTwo" },
  });
  expect(text()).toBe("One\nTwo\u200b");
  rerender(<TextArea label="Note" value="" onChange={() => {}} key="controlled" />);
  expect(text()).toBe("\u200b");
});
