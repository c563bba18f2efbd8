import { renderHook } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { AppError } from "@/lib/calls/errors";
import messages from "@/messages/en.json";
import { useErrorText } from "./error-text";

function English({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="en" messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}

test("a write that the server never answered is not called saved", () => {
  const { result } = renderHook(useErrorText, { wrapper: English });
  expect(result.current(new TypeError("Failed to fetch"))).toBe(messages.errors.unreached);
  expect(result.current(new AppError("unexpected"))).toBe(messages.errors.unexpected);
  expect(messages.errors.unexpected).not.toMatch(/lost|saved/);
});
