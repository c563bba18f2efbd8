import { fireEvent } from "@testing-library/react";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useDoubleTapGuard } from "@/lib/client/scheduling/use-double-tap-guard";

const park = jest.fn();

/** A list on a page that React renders whole, so that it listens on the document. */
function Page() {
  const doubleTapGuard = useDoubleTapGuard();
  return (
    <html lang="en">
      <head />
      <body>
        <div {...doubleTapGuard}>
          <button type="button" onClick={park}>
            Park
          </button>
        </div>
      </body>
    </html>
  );
}

test("on a page as the server sends it, each single tap is taken, and no second one", async () => {
  document.open();
  document.write(renderToString(<Page />));
  document.close();
  await act(async () => void hydrateRoot(document, <Page />));
  const button = document.querySelector("button") ?? document.body;
  const tap = (clientX: number) => fireEvent.click(button, { detail: 1, clientX });
  tap(100);
  expect(park).toHaveBeenCalledTimes(1);
  tap(200);
  expect(park).toHaveBeenCalledTimes(2);
  tap(200);
  expect(park).toHaveBeenCalledTimes(2);
});
