import { destinationOf, type UnderWay } from "./rules";

const EIGHT = Date.UTC(2026, 10, 21, 20);
const at = (hours: number) => new Date(EIGHT + hours * 3_600_000).toISOString();

function event(code: string, change: Partial<UnderWay> = {}): UnderWay {
  return {
    code,
    djName: `DJ of ${code}`,
    status: "open",
    opensAt: null,
    closesAt: null,
    lastCallAt: null,
    timeZone: "Europe/Berlin",
    createdAt: at(-100),
    openedAt: null,
    settings: { collectsFrom: null },
    ...change,
  };
}

const codeOf = (...events: UnderWay[]) => {
  const leads = destinationOf(events, EIGHT);
  return leads.state === "open" ? leads.code : leads.state;
};

test("a link leads to the event that runs, paused or not, rather than to the next one", () => {
  expect(codeOf(event("NEXT22", { opensAt: at(1) }), event("RUNS22", { status: "paused" }))).toBe(
    "RUNS22",
  );
});

test("of two that run, the one that opened last counts: the other was only not closed", () => {
  const forgotten = event("LAST22", { createdAt: at(-200), openedAt: at(-50) });
  // Planned long ago, and opened by itself.
  expect(codeOf(forgotten, event("SELF22", { createdAt: at(-900), opensAt: at(-1) }))).toBe(
    "SELF22",
  );
  // Created as a draft long ago, and opened by hand.
  expect(codeOf(forgotten, event("HAND22", { createdAt: at(-900), openedAt: at(-2) }))).toBe(
    "HAND22",
  );
  // Opened by hand before its time, and closed and opened again after it.
  const again = event("TWICE2", { opensAt: at(-60), openedAt: at(-1) });
  expect(codeOf(event("SELF22", { opensAt: at(-2) }), again)).toBe("TWICE2");
});

test("of several to come, the next one counts, and its name, venue and code stay untold", () => {
  const later = event("LATER2", { opensAt: at(30) });
  const next = event("NEXT22", { opensAt: at(4) });
  expect(destinationOf([later, next], EIGHT)).toEqual({
    state: "next",
    djName: "DJ of NEXT22",
    opensAt: at(4),
    timeZone: "Europe/Berlin",
  });
});

test("a draft, a closed event and one that is over lead nowhere", () => {
  expect(codeOf()).toBe("none");
  expect(codeOf(event("DRAFT2", { status: "draft", opensAt: at(2) }))).toBe("none");
  expect(codeOf(event("SHUT22", { status: "closed" }))).toBe("none");
  expect(codeOf(event("LAST22", { lastCallAt: at(-1) }))).toBe("none");
  expect(codeOf(event("OVER22", { opensAt: at(-9), closesAt: at(-1) }))).toBe("none");
});

test("the link leads to an event that collects only while none has begun", () => {
  const soon = event("SOON", { opensAt: at(24), settings: { collectsFrom: at(-24) } });
  const later = event("LATER", { opensAt: at(48), settings: { collectsFrom: at(-48) } });
  expect(codeOf(later, soon)).toBe("SOON");
  expect(codeOf(later, soon, event("NOW"))).toBe("NOW");
});
