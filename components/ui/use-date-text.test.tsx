import { readdirSync, readFileSync } from "node:fs";
import { act, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useDateText } from "./use-date-text";

function Moment() {
  return <time>{useDateText()("2026-11-21T12:00:00Z")}</time>;
}

/** The server's time zone goes to the browser with the page. */
const page = (
  <NextIntlClientProvider locale="en" timeZone="Asia/Tokyo" messages={{}}>
    <Moment />
  </NextIntlClientProvider>
);

afterEach(() => jest.restoreAllMocks());

test("a time is first the server's, and then that of the visitor's clock, without a mismatch", async () => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions")
    .mockReturnValue({ ...options, timeZone: "America/New_York" });
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderToString(page);
  expect(screen.getByRole("time")).toHaveTextContent(/9:00\sPM/);
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(root, page, { onRecoverableError }));
  expect(screen.getByRole("time")).toHaveTextContent(/7:00\sAM/);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test("every other time names the time zone of its event", () => {
  const files = readdirSync("components", { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.endsWith("use-date-text.ts"))
    .map((name) => [name, readFileSync(`components/${name}`, "utf8")] as const);
  const calling = files.filter(([, text]) => text.includes(".dateTime"));
  expect(calling.length).toBeGreaterThan(3);
  expect(calling.filter(([, text]) => !text.includes("timeZone")).map(([name]) => name)).toEqual(
    [],
  );
});
