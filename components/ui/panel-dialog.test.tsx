import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "@/lib/calls/errors";
import { English } from "@/lib/testing/english";
import messages from "@/messages/en.json";
import { PanelDialog } from "./panel-dialog";

const words = { title: "Team of Lena & Omar", close: "Close" };

test("a panel that has not come says so, or why it does not come", () => {
  const { rerender } = render(
    <PanelDialog {...words} loading="Loading the team…" onClose={jest.fn()} />,
    { wrapper: English },
  );
  expect(screen.getByRole("dialog", { name: words.title })).toHaveTextContent("Loading the team…");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  rerender(
    <PanelDialog
      {...words}
      error={new AppError("not_found")}
      loading={false}
      onClose={jest.fn()}
    />,
  );
  expect(screen.getByRole("alert")).toHaveTextContent(messages.errors.not_found);
  expect(screen.queryByText("Loading the team…")).not.toBeInTheDocument();
});

test("its button closes it", async () => {
  const onClose = jest.fn();
  render(<PanelDialog {...words} onClose={onClose} />, { wrapper: English });
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
