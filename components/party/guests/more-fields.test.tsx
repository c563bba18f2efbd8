import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Form } from "@/components/ui/form";
import { useForm } from "@/lib/client/use-form";
import { emptyDraft } from "@/lib/party/guests/persisted-rules";
import { newRequestSchema } from "@/lib/party/requests/schema";
import { English } from "@/lib/testing/english";
import { MoreFields } from "./more-fields";

function Typed({ message }: { message: string }) {
  const form = useForm(newRequestSchema, async () => {});
  const [draft, setDraft] = useState({ ...emptyDraft, title: "Zombie", message });
  return (
    <Form form={form} labels={{ message: "Dedication" }}>
      <MoreFields
        draft={draft}
        hasMessages
        onChange={(words) => setDraft((known) => ({ ...known, ...words }))}
      />
      <button type="button" onClick={() => setDraft(emptyDraft)}>
        Sent
      </button>
    </Form>
  );
}

const more = () => screen.getByRole("group");

test("a dedication that is deleted leaves its field open, until the request is sent", async () => {
  render(<Typed message="x" />, { wrapper: English });
  expect(more()).toHaveAttribute("open");
  const field = screen.getByRole("textbox", { name: "Dedication" });
  await userEvent.type(field, "{Backspace}For Ann");
  await userEvent.clear(field);
  expect(more()).toHaveAttribute("open");
  await userEvent.click(screen.getByRole("button", { name: "Sent" }));
  expect(more()).not.toHaveAttribute("open");
});
