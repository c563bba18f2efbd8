import { fireEvent, render, screen } from "@testing-library/react";
import { Button, ButtonLink, IconButton } from "./button";

test("a button sends no form unless it says so", () => {
  const submit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button>Back</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(submit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(submit).toHaveBeenCalledTimes(1);
});

test("a busy button says so and cannot be pressed", () => {
  const press = jest.fn();
  const { rerender } = render(
    <Button isBusy onClick={press}>
      Save
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Save", busy: true });
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  rerender(<Button onClick={press}>Save</Button>);
  expect(button).not.toHaveAttribute("aria-busy");
  fireEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});

test.each([{ isBusy: true }, { disabled: true }])(
  "with %j it keeps the focus, and its form stays",
  (state) => {
    const submit = jest.fn((event) => event.preventDefault());
    const form = (now: typeof state | object) => (
      <form onSubmit={submit}>
        <Button type="submit" {...now}>
          Save
        </Button>
      </form>
    );
    const { rerender } = render(form({}));
    const button = screen.getByRole("button", { name: "Save" });
    button.focus();
    rerender(form(state));
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).not.toHaveAttribute("disabled");
    fireEvent.click(button);
    expect(submit).not.toHaveBeenCalled();
    rerender(form({}));
    fireEvent.click(button);
    expect(submit).toHaveBeenCalledTimes(1);
  },
);

test("a look leaves no attribute behind, and a page's own class stays", () => {
  render(
    <>
      <Button variant="tinted" color="error" size="small" isWide isNarrow place="end" edge="start">
        Remove
      </Button>
      <ButtonLink href="/requests" variant="contained" className="own">
        Ask
      </ButtonLink>
      <IconButton aria-label="Close" className="own" />
    </>,
  );
  expect(screen.getByRole("button", { name: "Remove" }).getAttributeNames()).toEqual([
    "type",
    "class",
  ]);
  const classes = screen.getByRole("button", { name: "Remove" }).className.split(" ");
  for (const name of ["tinted", "error", "small", "wide", "narrow", "end", "edgeStart"]) {
    expect(classes).toContain(name);
  }
  const link = screen.getByRole("link", { name: "Ask" });
  expect(link).toHaveAttribute("href", "/requests");
  expect(link).toHaveClass("button", "contained", "own");
  expect(screen.getByRole("button", { name: "Close" })).toHaveClass("icon", "muted", "own");
});
