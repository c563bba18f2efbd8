import { onBothEngines } from "./engines";
import { hostilePlace, sendMalformed } from "./malformed-calls";
import { everything } from "./night";

onBothEngines(() => {
  test("every malformed call gets a clear refusal and stores nothing", async () => {
    const { callers, cases } = await hostilePlace();
    const before = await everything();
    const wrong: object[] = [];
    for (const malformed of cases) {
      const { response, text } = await sendMalformed(callers, malformed);
      if (isClear(response.status, text)) continue;
      wrong.push({ name: malformed.name, status: response.status, text: text.slice(0, 200) });
    }
    expect(wrong).toEqual([]);
    expect(await everything()).toEqual(before);
    expect(cases.length).toBeGreaterThanOrEqual(300);
  }, 60_000);
});

/** Whether it is a 4xx in the product's own shape that reveals nothing about its internals. */
function isClear(status: number, text: string) {
  if (
    status < 400 ||
    status > 499 ||
    /\bat \w+.*:\d+|node_modules|sqlite|postgres|\.ts\b/i.test(text)
  )
    return false;
  const { error } = JSON.parse(text || "{}") as { error?: { code?: unknown } };
  return typeof error?.code === "string";
}
