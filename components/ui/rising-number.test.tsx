import { render, screen } from "@testing-library/react";
import { RisingNumber } from "./rising-number";

test("a number rolls only when it has grown", () => {
  const number = (value: number) => <RisingNumber value={value} text={`${value}`} />;
  const { rerender } = render(number(3));
  expect(screen.getByText("3")).not.toHaveClass("rising");
  rerender(number(4));
  expect(screen.getByText("4")).toHaveClass("rising");
  rerender(number(3));
  expect(screen.getByText("3")).not.toHaveClass("rising");
});
