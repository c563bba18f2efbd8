import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { English } from "@/lib/testing/english";
import { NewRulesForm } from "./new-rules-form";

test("without a word, Add says what is missing where it goes, and a word takes that back", async () => {
  const handleAdd = jest.fn(async () => true);
  render(
    <English>
      <NewRulesForm list="mustPlay" rules={[]} onAdd={handleAdd} />
    </English>,
  );
  const field = screen.getByRole("textbox", { name: "Songs or artists" });
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription("Please fill this in.");
  expect(handleAdd).not.toHaveBeenCalled();
  await userEvent.type(field, "Queen");
  expect(field).toBeValid();
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  expect(handleAdd).toHaveBeenCalledTimes(1);
});
