import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { versionOf } from "@/.scripts/mutants/files.mjs";
import { changesIn, sortedOut } from "@/.scripts/mutants/targets.mjs";
import { errorsIn } from "@/.scripts/mutants/types.mjs";
import { Verdicts } from "@/.scripts/mutants/verdicts.mjs";
import { Worker } from "@/.scripts/mutants/workers.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "crowdcue-mutants-test-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string) {
  const place = join(folder, name);
  writeFileSync(place, text);
  return place;
}

/** What the next run of the tool knows. */
const verdicts = () => new Verdicts(false, join(folder, "verdicts.json"));

/** The first mutant of a file as it is. */
function mutantOf(file: string) {
  const version = versionOf(file, readFileSync(file, "utf8"));
  return { id: `${version} 0`, version, file };
}

test("a diff tells the lines that it adds or changes, and leaves out a file that it removes", () => {
  const diff = [
    "diff --git lib/party/a.ts lib/party/a.ts",
    "--- lib/party/a.ts",
    "+++ lib/party/a.ts",
    "@@ -3 +3 @@ function a() {",
    "-  return 1;",
    "+  return 2;",
    "@@ -9,2 +8,0 @@",
    "@@ -20,0 +18,4 @@",
    "diff --git app/(full)/b.ts app/(full)/b.ts",
    "--- /dev/null",
    "+++ app/(full)/b.ts",
    "@@ -0,0 +1,2 @@",
    "diff --git lib/gone.ts lib/gone.ts",
    "--- lib/gone.ts",
    "+++ /dev/null",
    "@@ -1,2 +0,0 @@",
  ];
  expect(changesIn(diff.join("\n"))).toEqual([
    {
      file: "lib/party/a.ts",
      lines: [
        [3, 3],
        [18, 21],
      ],
    },
    { file: "app/(full)/b.ts", lines: [[1, 2]] },
  ]);
});

test("of what changed, code within the areas is mutated, and the product's code outside is named", () => {
  const files = [
    "lib/party/songs/rules.ts",
    "lib/party/songs/rules.test.ts",
    "lib/partyhat/rules.ts",
    "lib/testing/night.ts",
    "lib/shell/messages/app-config.d.ts",
    "app/(full)/page.tsx",
    "components/party/wall.tsx",
    "messages/en.json",
    "e2e/night.ts",
  ];
  const { targets, outside } = sortedOut(files.map((file) => ({ file })));
  expect(targets).toEqual([{ file: files[0] }, { file: "components/party/wall.tsx" }]);
  expect(outside).toEqual(["lib/partyhat/rules.ts", "app/(full)/page.tsx"]);
});

test("errors of types are counted by file, whatever brackets its path has", () => {
  const page = "app/(full)/(mui)/DJPortal/page.mutant-3.tsx";
  const said = `${page}(12,4): error TS2304: Cannot find name 'f(1,2): error'.
  The reason (1,2): error goes on here.
lib/a.ts(1,1): error TS1: One.
lib/a.ts(2,1): error TS1: Two.
`;
  expect([...errorsIn(said)]).toEqual([
    [page, 1],
    ["lib/a.ts", 2],
  ]);
});

test("a verdict holds as long as the file and the tests that it rests on stay as they are", () => {
  const mutant = mutantOf(write("a.ts", "1"));
  const tests = [write("a.test.ts", "near"), write("b.test.ts", "far")];
  const survived = { ...mutant, id: `${mutant.version} 1` };
  const known = verdicts();
  known.keep(mutant, { status: "killed", by: tests[0] }, tests);
  known.keep(survived, { status: "survived" }, tests);
  known.save();
  expect(verdicts().of(mutant, tests)).toMatchObject({ status: "killed" });
  expect(verdicts().of(survived, tests)).toMatchObject({ status: "survived" });
  expect(new Verdicts(true).of(mutant, tests)).toBeUndefined();

  write("b.test.ts", "another");
  expect(verdicts().of(mutant, tests)).toMatchObject({ status: "killed" });
  expect(verdicts().of(survived, tests)).toBeUndefined();
  write("a.test.ts", "another");
  expect(verdicts().of(mutant, tests)).toBeUndefined();
});

test("a test file's run is known until the file changes, and never one that failed", () => {
  const mutant = mutantOf(write("a.ts", "1"));
  const other = mutantOf(write("b.ts", "1"));
  const place = write("a.test.ts", "near");
  const runOf = (...of: (typeof mutant)[]) => {
    const run = verdicts().runOf(
      place,
      of.map(({ version }) => version),
    );
    return run && Object.keys(run.reached);
  };
  const keep = (run: object, of: typeof mutant) => {
    const known = verdicts();
    known.keepRun(place, run, [of]);
    known.save();
  };
  keep({ reached: { [mutant.id]: [1, 0] } }, mutant);
  expect(runOf(mutant)).toEqual([mutant.id]);
  expect(runOf(mutant, other)).toBeUndefined();
  keep({ reached: { [other.id]: [1, 0] } }, other);
  expect(runOf(mutant, other)).toEqual([mutant.id, other.id]);

  keep({ failed: "once" }, mutant);
  expect(runOf(mutant)).toBeUndefined();
  keep({ reached: {} }, mutant);
  expect(runOf(mutant)).toEqual([]);
  write("a.test.ts", "another");
  expect(runOf(mutant)).toBeUndefined();
});

test("what was known of a file as it is no longer is forgotten, and of some of its lines as well", () => {
  const file = write("a.ts", "1");
  const tests = [write("a.test.ts", "near")];
  const whole = mutantOf(file);
  const version = versionOf(file, "1", [[1, 1]]);
  const part = { id: `${version} 0`, version, file };
  const known = verdicts();
  for (const mutant of [whole, part]) known.keep(mutant, { status: "survived" }, tests);
  known.keepRun(tests[0], { reached: { [whole.id]: [1, 0] } }, [whole, part]);
  known.save();
  const isKnown = () => [whole, part].map((mutant) => Boolean(verdicts().of(mutant, tests)));
  expect(isKnown()).toEqual([true, true]);
  write("a.ts", "2");
  expect(isKnown()).toEqual([false, false]);
  expect(verdicts().kept).toEqual({ files: {}, verdicts: {}, runs: {} });
  expect(readdirSync(folder).sort()).toEqual(["a.test.ts", "a.ts", "verdicts.json"]);
});

test("each worker keeps its databases in a folder of its own, which goes with it", () => {
  const [one, other] = [new Worker([], {}), new Worker([], {})];
  const own = one.env.TEST_TEMPLATES;
  expect(existsSync(own)).toBe(true);
  expect(other.env.TEST_TEMPLATES).not.toBe(own);
  for (const worker of [one, other]) worker.end();
  expect(existsSync(own)).toBe(false);
});
