import fs, { type StatsFs } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scratchFolder } from "@/.scripts/scratch.mjs";

const memory = fs.mkdtempSync(join(tmpdir(), "crowdcue-memory-"));
afterAll(() => fs.rmSync(memory, { recursive: true }));
afterEach(() => jest.restoreAllMocks());

const GIGABYTE = 1024 ** 3;

test.each([
  ["a disk in memory with room", "takes", memory, GIGABYTE],
  ["one without room", "leaves", memory, GIGABYTE - 1],
  ["none", "leaves", join(memory, "missing"), undefined],
])("a machine with %s %s it", (_has, does, folder, free) => {
  if (free !== undefined) {
    jest.spyOn(fs, "statfsSync").mockReturnValue({ bavail: free, bsize: 1 } as StatsFs);
  }
  const made = scratchFolder("crowdcue-scratch-", folder);
  expect(made.startsWith(join(folder, "crowdcue-scratch-"))).toBe(does === "takes");
  expect(fs.readdirSync(made)).toEqual([]);
  fs.rmdirSync(made);
});
