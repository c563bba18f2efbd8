import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { RecoveryScreen } from "@/components/account/recovery/recovery-screen";
import { RegistrationScreen } from "@/components/account/registration/registration-screen";
import type { AuthPageProps } from "@/lib/account/auth/schema";
import { English } from "@/lib/testing/english";
import messages from "@/messages/en.json";

const { accounts } = messages;
const page: AuthPageProps = {
  next: "/DJPortal",
  problem: undefined,
  notice: "registered",
  token: undefined,
  isDemo: false,
  mailedTo: "ana@example.org",
  hasOutbox: false,
};

function show(screenOf: ReactElement) {
  const { container } = render(screenOf, { wrapper: English });
  return container.textContent;
}

/** Answers each call like this. Returns what was sent. */
function answer(status: number, body: object, headers = {}) {
  const sent: { url: string; body: unknown }[] = [];
  global.fetch = (async (url: string, options: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(options.body)) });
    const text = async () => JSON.stringify(body);
    return { ok: status < 400, status, headers: new Headers(headers), text };
  }) as never;
  return sent;
}

test.each([
  ["registration", <RegistrationScreen key="a" frame="side" {...page} />, accounts.register.done],
  [
    "recovery",
    <RecoveryScreen key="b" frame="side" {...page} notice="sent" />,
    accounts.recovery.done,
  ],
])("after a %s the page names the email address, and where the mail is", (_, screenOf, done) => {
  const text = show(screenOf);
  expect(text).toContain(done);
  expect(text).toContain("To: ana@example.org");
  expect(text).not.toContain(accounts.sent.outbox);
});

test.each([
  ["registration", <RegistrationScreen key="a" frame="side" {...page} hasOutbox />],
  ["recovery", <RecoveryScreen key="b" frame="side" {...page} notice="sent" hasOutbox />],
])("after a %s a server that sends no email never says that it has sent one", (_, screenOf) => {
  const text = show(screenOf);
  expect(text).toContain(accounts.sent.outbox);
  expect(text).toContain("To: ana@example.org");
  expect(text).not.toMatch(/sent you|on its way|Check your email|spam/);
});

test("the mail is sent again, and who asks too often is told how long to wait", async () => {
  const sent = answer(429, { error: { code: "too_fast" } }, { "retry-after": "4" });
  show(<RegistrationScreen frame="boxed" {...page} />);
  await userEvent.click(screen.getByRole("button", { name: "Send again" }));
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Please wait 4 seconds"));
  const body = { email: "ana@example.org", frame: "boxed", next: "/DJPortal" };
  expect(sent).toEqual([{ url: "/api/auth/confirmation", body }]);
});

test("a page that knows no email address offers to send nothing", () => {
  show(<RegistrationScreen frame="side" {...page} mailedTo={undefined} />);
  expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
});
