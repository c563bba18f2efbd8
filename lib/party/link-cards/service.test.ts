import { onBothEngines } from "@/lib/testing/engines";
import { openNight } from "@/lib/testing/night";
import { isDrawable } from "./rules";
import { findLinkCard } from "./service";

onBothEngines(() => {
  test("the link of an open event names it; before and after its time it tells nothing", async () => {
    const night = await openNight();
    expect(Object.keys((await findLinkCard(night.code)) ?? {})).toEqual(["code", "name", "djName"]);
    for (const status of ["closed", "draft"] as const) {
      await night.set({ status });
      expect(await findLinkCard(night.code)).toBeUndefined();
    }
    expect(await findLinkCard("NOSUCH")).toBeUndefined();
  });
});

test("only names that the font can write are drawn: no picture asks elsewhere for letters", () => {
  expect(["Đám cưới của Lan", "Soirée d’été – “2026”", "Lena & Omar"].every(isDrawable)).toBe(true);
  expect(["حفلة", "派对", "Party 🎉"].some(isDrawable)).toBe(false);
});
