import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { AuthPageProps } from "@/lib/account/auth/schema";
import { English } from "@/lib/testing/english";
import messages from "@/messages/en.json";
import { RegistrationScreen } from "./registration-screen";

const page: AuthPageProps = {
  next: "/DJPortal",
  problem: undefined,
  notice: undefined,
  token: undefined,
  isDemo: false,
  mailedTo: undefined,
  hasOutbox: false,
};
const { required, too_short: tooShort } = messages.forms.problems;

test.each([
  ["an empty password is missing", "", required],
  ["a short password is too short", "beat", tooShort],
])("%s", async (_, password, problem) => {
  render(<RegistrationScreen frame="side" {...page} />, { wrapper: English });
  const field = screen.getByLabelText(/^Password/);
  await userEvent.type(screen.getByLabelText(/^Your name/), "Ana");
  await userEvent.type(screen.getByLabelText(/^Email/), "ana@example.org");
  if (password) await userEvent.type(field, password);
  await userEvent.click(screen.getByRole("button", { name: "Create account" }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(problem));
});
