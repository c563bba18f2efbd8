import { useStepsStore } from "./store";

const { save, update, remove, confirm, leave, setDownSince, setSilent } = useStepsStore.getState();
const fields = { eventId: "e1", djId: "ann", seen: 7 } as Parameters<typeof save>[0];
const steps = () => useStepsStore.getState().steps;

beforeEach(() => {
  localStorage.clear();
  useStepsStore.persist.rehydrate();
  useStepsStore.setState({
    outbox: "",
    steps: [],
    confirmed: [],
    undone: null,
    isSilent: false,
    downSince: null,
  });
});
afterEach(() => jest.restoreAllMocks());

test("a step is saved as not sent, under the name of this device's outbox and the time", () => {
  jest.spyOn(Date, "now").mockReturnValue(8e15);
  const step = save(fields);
  const { outbox } = useStepsStore.getState();
  expect(outbox).toMatch(/^[\da-f-]{36}$/);
  expect(step).toEqual({ ...fields, id: `${outbox}.8000000000000000`, isSent: false, clash: null });
  expect(steps()).toEqual([step]);
});

test("steps of one moment have numbers of their own, also after a clock that was set back", () => {
  const ids = [1, 2].map(() => save(fields).id);
  jest.spyOn(Date, "now").mockReturnValue(0);
  ids.push(save(fields).id);
  const { outbox } = useStepsStore.getState();
  const [first, ...later] = ids.map((id) => Number(id.split(".")[1]));
  expect(later).toEqual([Number(first) + 1, Number(first) + 2]);
  expect(ids.every((id) => id.startsWith(`${outbox}.`))).toBe(true);
});

test("a step comes after those of the other tabs", () => {
  const far = 9e15 - 100;
  useStepsStore.setState({ outbox: "tab", steps: [{ ...fields, id: `tab.${far}` } as never] });
  expect(save(fields).id).toBe(`tab.${far + 1}`);
});

test("one step is changed, and those that are named go", () => {
  const ids = [1, 2, 3].map(() => save(fields).id);
  const [first = "", second = "", third = ""] = ids;
  update(second, { isSent: true });
  expect(steps().map(({ isSent }) => isSent)).toEqual([false, true, false]);
  remove([first, third]);
  expect(steps().map(({ id }) => id)).toEqual([second]);
});

test("what undo has taken back is known until the page leaves the board", () => {
  const [accepted, undo, declined, waiting] = ["change", "undo", "change", "change"].map((kind) =>
    save({ ...fields, act: { kind } } as typeof fields),
  );
  const answerOf = (title: string) => ({ step: { title } }) as Parameters<typeof confirm>[1];
  const known = () => {
    const { confirmed, undone } = useStepsStore.getState();
    return [confirmed.map(({ answer }) => answer.step?.title), undone?.title];
  };
  if (accepted) confirm(accepted, answerOf("Africa"));
  expect(known()).toEqual([["Africa"], undefined]);
  if (undo) confirm(undo, answerOf("Zombie"));
  if (declined) confirm(declined, answerOf("Levels"));
  expect(known()).toEqual([["Africa", "Zombie", "Levels"], "Zombie"]);
  leave();
  expect(known()).toEqual([[], undefined]);
  expect(steps()).toEqual([waiting]);
});

test("the device keeps since when the server is down, and not that it is silent", () => {
  expect(useStepsStore.getInitialState()).toMatchObject({
    ...{ outbox: "", steps: [], downSince: null, isSilent: false },
  });
  setDownSince(5);
  setSilent(true);
  expect(useStepsStore.getState()).toMatchObject({ downSince: 5, isSilent: true });
  expect(JSON.parse(localStorage.getItem("crowdcue-steps") ?? "")).toEqual({
    outbox: "",
    downSince: 5,
  });
});
