import { act, render } from "@testing-library/react";
import { CustomizerContext } from "@/lib/shell/customizer/hooks";
import { readChoices } from "@/lib/shell/customizer/read-choices";
import type { Choices } from "@/lib/shell/customizer/schema";
import { createCustomizerStore } from "@/lib/shell/customizer/store";
import { English } from "@/lib/testing/english";
import { DocumentSettings } from "./document-settings";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

function show(choices: Choices) {
  const store = createCustomizerStore(choices);
  render(
    <English>
      <CustomizerContext value={store}>
        <DocumentSettings />
      </CustomizerContext>
    </English>,
  );
  return store;
}

const mode = () => document.documentElement.dataset.mode;

test("a dark page is printed light, and is dark again afterwards", () => {
  const store = show({ activeMode: "dark" });
  expect(mode()).toBe("dark");
  window.dispatchEvent(new Event("beforeprint"));
  expect(mode()).toBe("light");
  window.dispatchEvent(new Event("afterprint"));
  expect(mode()).toBe("dark");
  act(() => store.getState().choose({ activeMode: "light" }));
  window.dispatchEvent(new Event("beforeprint"));
  window.dispatchEvent(new Event("afterprint"));
  expect(mode()).toBe("light");
});

/** Chooses on another page of this browser, and returns what that page tells this one. */
function chooseElsewhere(before: Choices, choices: Choices) {
  const setItem = jest.spyOn(Storage.prototype, "setItem");
  createCustomizerStore(before).getState().choose(choices);
  const [[key, newValue] = []] = setItem.mock.calls;
  setItem.mockRestore();
  return new StorageEvent("storage", { key: key ?? null, newValue: newValue ?? null });
}

const cookie = () => readChoices(/customizer=([^;]*)/.exec(document.cookie)?.[1]);

test("what another page chooses shows here, and the next choice here keeps it", () => {
  const store = show({ isMobileSidebar: true });
  const told = chooseElsewhere({}, { activeMode: "light" });
  act(() => window.dispatchEvent(told));
  expect(mode()).toBe("light");
  expect(store.getState().settings.isMobileSidebar).toBe(true);
  act(() => store.getState().choose({ isHorizontal: true }));
  expect(cookie()).toEqual({ activeMode: "light", isHorizontal: true });
});

test("following another page neither writes nor tells anything", () => {
  show({});
  const told = chooseElsewhere({}, { activeDir: "rtl" });
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = "customizer=; Max-Age=0";
  const setItem = jest.spyOn(Storage.prototype, "setItem");
  act(() => window.dispatchEvent(told));
  expect(document.documentElement.dir).toBe("rtl");
  expect(cookie()).toEqual({});
  expect(setItem).not.toHaveBeenCalled();
  setItem.mockRestore();
});
