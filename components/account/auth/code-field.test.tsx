import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Form } from "@/components/ui/form";
import { confirmCodeSchema } from "@/lib/account/two-factor/schema";
import { AppError } from "@/lib/calls/errors";
import { useForm } from "@/lib/client/use-form";
import { English } from "@/lib/testing/english";
import messages from "@/messages/en.json";
import { CodeField } from "./code-field";

const wrongCode = new AppError("invalid_input", { fields: { code: ["wrong_code"] } });
const sent: string[] = [];

function CodeForm({ answers }: { answers: Error[] }) {
  const form = useForm(confirmCodeSchema, async ({ code }) => {
    sent.push(code);
    const refusal = answers.shift();
    if (refusal) throw refusal;
  });
  return (
    <Form form={form} labels={{ code: "Code" }}>
      <CodeField />
    </Form>
  );
}

/** Shows the field of a server that refuses the first codes like this, and takes those after them. */
function show(...answers: Error[]) {
  sent.length = 0;
  render(
    <English>
      <CodeForm answers={answers} />
    </English>,
  );
  return screen.getByRole("textbox", { name: "Code" });
}

test("a wrong code leaves the boxes, and the next one can be typed at once", async () => {
  const field = show(wrongCode);
  await userEvent.type(field, "111111");
  expect(field).toHaveValue("");
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(messages.forms.problems.wrong_code);

  await userEvent.keyboard("222222");
  expect(sent).toEqual(["111111", "222222"]);
});

test("a code that did not reach the server stays, and the next one replaces it", async () => {
  const field = show(new TypeError("fetch failed"));
  await userEvent.type(field, "111111");
  expect(field).toHaveValue("111111");

  await userEvent.keyboard("2");
  expect(field).toHaveValue("2");
  await userEvent.keyboard("22222");
  expect(sent).toEqual(["111111", "222222"]);
});

test("the digits of an Arabic keyboard show as the app shows them, and are sent", async () => {
  const field = show();
  await userEvent.type(field, "١٢٣٤٥٦");
  expect(field).toHaveValue("123456");
  expect(sent).toEqual(["123456"]);
});

test("a pasted code is sent without its spaces, and once", async () => {
  const field = show();
  await userEvent.click(field);
  await userEvent.paste("123 456");
  expect(field).toHaveValue("123456");
  await userEvent.type(field, "{Backspace}6");
  expect(sent).toEqual(["123456", "123456"]);
});
