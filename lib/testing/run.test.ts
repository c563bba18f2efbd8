import { EventEmitter } from "node:events";
import { endOnceSilent } from "@/.scripts/run.mjs";
import { allowConsole } from "./console";

const MINUTE = 60_000;

class Program extends EventEmitter {
  readonly stdout = Object.assign(new EventEmitter(), { destroy: jest.fn() });
  readonly stderr = Object.assign(new EventEmitter(), { destroy: jest.fn() });
  readonly kill = jest.fn();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a program that goes on saying something may take as long as it needs", () => {
  const program = new Program();
  endOnceSilent(program, 10);
  for (let minutes = 0; minutes < 90; minutes += 9) {
    jest.advanceTimersByTime(9 * MINUTE);
    (minutes % 2 ? program.stdout : program.stderr).emit("data", "passed");
  }
  expect(program.kill).not.toHaveBeenCalled();
});

test("a program that says nothing for ten minutes is ended", () => {
  const said = allowConsole(/Ended/);
  const program = new Program();
  endOnceSilent(program, 10);
  program.stdout.emit("data", "starting");
  jest.advanceTimersByTime(10 * MINUTE - 1);
  expect(program.kill).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(program.kill).toHaveBeenCalled();
  expect(program.stdout.destroy).toHaveBeenCalled();
  expect(program.stderr.destroy).toHaveBeenCalled();
  expect(said).toEqual(["Ended: it has said nothing for 10 minutes."]);
});

test("a program that has ended is not ended again", () => {
  const program = new Program();
  endOnceSilent(program, 10);
  program.emit("close", 0);
  jest.advanceTimersByTime(20 * MINUTE);
  expect(program.kill).not.toHaveBeenCalled();
});
