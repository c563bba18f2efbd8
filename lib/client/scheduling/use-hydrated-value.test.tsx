import { act, Profiler } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useHydratedValue } from "./use-hydrated-value";

const onRender = jest.fn();

function Place() {
  return (
    <Profiler id="place" onRender={onRender}>
      <Said />
    </Profiler>
  );
}
function Said() {
  return <p>{useHydratedValue(() => "device", "server")}</p>;
}
const page = (
  <>
    <Place />
    <Place />
  </>
);
const said = () => [...document.querySelectorAll("p")].map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  onRender.mockClear();
});
afterEach(() => jest.useRealTimers());

test("a page hydrates with one render, and shows what the device knows after that", async () => {
  window.earlyTaps = new Set();
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderToString(page);
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(root, page, { onRecoverableError }));
  // As the page's last effect does.
  delete window.earlyTaps;
  expect(said()).toEqual(["server", "server"]);
  expect(onRender).toHaveBeenCalledTimes(2);

  await act(async () => jest.advanceTimersByTimeAsync(50));
  expect(said()).toEqual(["device", "device"]);
  expect(onRender).toHaveBeenCalledTimes(4);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
