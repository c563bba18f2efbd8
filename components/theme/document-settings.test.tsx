import { act, render } from "@testing-library/react";
import { CustomizerContext } from "@/lib/shell/customizer/hooks";
import { createCustomizerStore } from "@/lib/shell/customizer/store";
import { English } from "@/lib/testing/english";
import { DocumentSettings } from "./document-settings";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

test("a dark page is printed light, and is dark again afterwards", () => {
  const store = createCustomizerStore({ activeMode: "dark" });
  render(
    <English>
      <CustomizerContext value={store}>
        <DocumentSettings />
      </CustomizerContext>
    </English>,
  );
  const mode = () => document.documentElement.dataset.mode;
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
