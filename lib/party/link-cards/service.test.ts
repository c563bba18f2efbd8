import { canDraw } from "@/lib/shell/letters/service";
import { onBothEngines } from "@/lib/testing/engines";
import { openNight } from "@/lib/testing/night";
import { wordsOf } from "./rules";
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

test.each([
  ["Đám cưới của Lan", "Đám cưới của Lan"],
  ["Soirée d’été – “2026”", "Soirée d’été – “2026”"],
  ["Party 🎉 at Lena’s 👩🏽‍🎤", "Party at Lena’s"],
  ["حفلة زفاف لينا وعمر", "حفلة زفاف لينا وعمر"],
  ["丽娜的派对（2026）", "丽娜的派对（2026）"],
  ["Вечеринка", "Вечеринка"],
  ["המסיבה", "PARTY2"],
  ["🎉", "PARTY2"],
])("the picture of %s is headed “%s”: what no font of ours has, the code names", (name, title) => {
  expect(wordsOf({ code: "PARTY2", name, djName: "Лена" }, canDraw)).toEqual({ title, by: "Лена" });
});
