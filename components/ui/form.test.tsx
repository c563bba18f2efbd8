import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { z } from "zod/mini";
import { AppError } from "@/lib/calls/errors";
import { useForm } from "@/lib/client/use-form";
import { English } from "@/lib/testing/english";
import messages from "@/messages/en.json";
import { Form } from "./form";
import { FormField } from "./form-field";
import { FormProblem } from "./form-problem";

const schema = z.object({
  title: z.string().check(z.minLength(1)),
  artist: z.string().check(z.maxLength(12)),
});
const labels = { title: "Song", artist: "Artist" };

function SongForm({ send }: { send: (values: object) => Promise<void> }) {
  const form = useForm(schema, send, { action: "/songs" });
  return (
    <Form form={form} labels={labels} wrong={{ artist: "Which artist?" }} aria-label="Song">
      <FormProblem />
      <FormField name="title" />
      <FormField name="artist" />
      <button type="submit">Send</button>
    </Form>
  );
}

function show(send: (values: object) => Promise<void>) {
  render(
    <English>
      <SongForm send={send} />
    </English>,
  );
}

const field = (name: string) => screen.getByRole("textbox", { name });
const submit = () => userEvent.click(screen.getByRole("button", { name: "Send" }));

test("a form works as plain HTML before hydration", () => {
  show(async () => {});
  const form = screen.getByRole("form", { name: "Song" });
  expect(form).toHaveAttribute("method", "post");
  expect(form).toHaveAttribute("action", "/songs");
});

test("a mistake shows at its field, which gets the focus, and nothing is sent", async () => {
  const send = jest.fn(async () => {});
  show(send);
  await submit();
  expect(field("Song")).toBeInvalid();
  expect(field("Song")).toHaveFocus();
  expect(screen.getByRole("alert")).toHaveTextContent(/^Song: Please fill this in/);
  expect(send).not.toHaveBeenCalled();
});

test("a refusal shows at the field that the server names", async () => {
  show(async () => {
    throw new AppError("invalid_input", { fields: { artist: ["taken"] } });
  });
  await userEvent.type(field("Song"), "Zombie");
  await submit();
  expect(field("Artist")).toHaveFocus();
  expect(field("Artist")).toHaveAccessibleDescription(messages.forms.problems.taken);
  expect(field("Song")).toHaveValue("Zombie");
});

test("a mistake is shown once, at its field, and goes as soon as it is corrected", async () => {
  show(async () => {});
  await submit();
  const shown = screen.getAllByText(/Please fill this in/);
  expect(shown.filter((element) => !element.closest("[role=alert]"))).toHaveLength(1);
  expect(screen.getByRole("alert")).toHaveStyle({ clipPath: "inset(50%)" });
  await userEvent.type(field("Song"), "Z");
  expect(field("Song")).toBeValid();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a text that is too long is told how long it may be", async () => {
  show(async () => {});
  await userEvent.type(field("Song"), "Zombie");
  await userEvent.type(field("Artist"), "The Cranberries");
  await submit();
  expect(field("Artist")).toHaveAccessibleDescription("Please use 12 characters at most.");
});

test("a refusal stays at its field while another is edited, and goes with the field's own edit", async () => {
  show(async () => {
    throw new AppError("invalid_input", { fields: { artist: ["too_long"] } });
  });
  await userEvent.type(field("Song"), "Zombie");
  await submit();
  await userEvent.type(field("Song"), "!");
  expect(field("Artist")).toBeInvalid();
  await userEvent.type(field("Artist"), "x");
  expect(field("Artist")).toBeValid();
});

test("what is wrong elsewhere than in a field is shown above the form", async () => {
  show(async () => {
    throw new AppError("invalid_input", { fields: { token: ["stale_link"] } });
  });
  await userEvent.type(field("Song"), "Zombie");
  await submit();
  expect(screen.getByRole("alert")).toHaveTextContent(messages.forms.problems.stale_link);
  expect(screen.getByRole("alert")).not.toHaveStyle({ clipPath: "inset(50%)" });
});

test.each([
  ["required", "Which artist?"],
  ["explicit", messages.errors.explicit],
])("a field that is wrong as %s says “%s”", async (key, text) => {
  show(async () => {
    throw new AppError("invalid_input", { fields: { artist: [key] } });
  });
  await userEvent.type(field("Song"), "Zombie");
  await submit();
  expect(field("Artist")).toHaveAccessibleDescription(text);
});

test("a failure without a field shows the text of its code", async () => {
  show(async () => {
    throw new AppError("requests_closed");
  });
  await userEvent.type(field("Song"), "Zombie");
  await submit();
  expect(screen.getByRole("alert")).toHaveTextContent(messages.errors.requests_closed);
});

test("a form in flight is not sent twice", async () => {
  let answer = () => {};
  const send = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  show(send);
  await userEvent.type(field("Song"), "Zombie{Enter}{Enter}");
  expect(send.mock.calls).toEqual([[{ title: "Zombie", artist: "" }, expect.anything()]]);
  await act(async () => answer());
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
});
