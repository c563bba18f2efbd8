import { ThemeProvider } from "@mui/material/styles";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { z } from "zod/mini";
import { makeTheme } from "@/components/theme/theme";
import { AppError } from "@/lib/calls/errors";
import { useForm } from "@/lib/client/use-form";
import { createCustomizerStore } from "@/lib/shell/customizer/store";
import messages from "@/messages/en.json";
import { Form } from "./form";
import { FormField } from "./form-field";
import { FormProblem } from "./form-problem";

const schema = z.object({ title: z.string().check(z.minLength(1)), artist: z.string() });
const labels = { title: "Song", artist: "Artist" };

function SongForm({ send }: { send: (values: object) => Promise<void> }) {
  const form = useForm(schema, send, { action: "/songs" });
  return (
    <Form form={form} labels={labels} aria-label="Song">
      <FormProblem />
      <FormField name="title" />
      <FormField name="artist" />
      <button type="submit">Send</button>
    </Form>
  );
}

function show(send: (values: object) => Promise<void>) {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <ThemeProvider theme={makeTheme(createCustomizerStore({}).getState().settings, {})}>
        <SongForm send={send} />
      </ThemeProvider>
    </NextIntlClientProvider>,
  );
}

const field = (name: string) => screen.getByRole("textbox", { name });
const submit = () => userEvent.click(screen.getByRole("button", { name: "Send" }));

test("a form is what its markup says until scripts take over", () => {
  show(async () => {});
  const form = screen.getByRole("form", { name: "Song" });
  expect(form).toHaveAttribute("method", "post");
  expect(form).toHaveAttribute("action", "/songs");
});

test("a mistake is told at its field, which has the focus, and nothing is sent", async () => {
  const send = jest.fn(async () => {});
  show(send);
  await submit();
  expect(field("Song")).toBeInvalid();
  expect(field("Song")).toHaveFocus();
  expect(screen.getByRole("alert")).toHaveTextContent(/^Song: Please fill this in/);
  expect(send).not.toHaveBeenCalled();
});

test("a refusal of the server is told at the field that it names", async () => {
  show(async () => {
    throw new AppError("invalid_input", { fields: { artist: ["too_long"] } });
  });
  await userEvent.type(field("Song"), "Zombie");
  await submit();
  expect(field("Artist")).toHaveFocus();
  expect(field("Artist")).toHaveAccessibleDescription(messages.forms.problems.too_long);
  expect(field("Song")).toHaveValue("Zombie");
});

test("a failure without a field is told in the words of its code", async () => {
  show(async () => {
    throw new AppError("requests_closed");
  });
  await userEvent.type(field("Song"), "Zombie");
  await submit();
  expect(screen.getByRole("alert")).toHaveTextContent(messages.errors.requests_closed);
});

test("a form in flight is not sent again", async () => {
  let answer = () => {};
  const send = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  show(send);
  await userEvent.type(field("Song"), "Zombie{Enter}{Enter}");
  expect(send.mock.calls).toEqual([[{ title: "Zombie", artist: "" }, expect.anything()]]);
  await act(async () => answer());
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
});
