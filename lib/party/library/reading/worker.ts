// Reads the files of DJ programs in the DJ's browser, beside the page, which stays as quick as it was.
import initSqlJs from "sql.js";
import { keepPaths } from "../stored-paths";
import type { FromReader, ToReader } from "./messages";
import { type PlannedImport, planImports, refusalOf } from "./plan";
import { readImport, type Step } from "./read";

/** The part of a worker's scope that is used here: the types of pages and of workers exclude each other. */
type Scope = {
  postMessage(message: FromReader): void;
  onmessage: ((event: MessageEvent<ToReader>) => void) | null;
};
const scope = self as unknown as Scope;

/** So many steps are read ahead of what is stored: none waits for the reader, and the device has its hands free. */
const MOST_AHEAD = 12;

const wasm = new URL("sql.js/dist/sql-wasm-browser.wasm", import.meta.url).href;
const openSqlite = () => initSqlJs({ locateFile: () => wasm });

let ahead = 0;
let goOn = () => {};
let source = "";
const paths = new Map<string, string>();

async function plan(files: File[]) {
  const { imports, refused } = await planImports(files, openSqlite);
  const planned = imports.map(({ source: from, kind, fileName, origins }) => {
    return { source: from, kind, fileName, files: origins };
  });
  scope.postMessage({ kind: "planned", imports: planned, refused });
}

/** Hands a step to the page, without the paths. */
function tell(step: Step) {
  if (step.kind !== "rows") return scope.postMessage({ kind: "step", step });
  for (const [id, path] of step.paths) paths.set(id, path);
  scope.postMessage({ kind: "step", step: { kind: "rows", rows: step.rows } });
}

async function readSteps(planned: PlannedImport) {
  for await (const step of readImport(planned)) {
    tell(step);
    ahead += 1;
    if (ahead < MOST_AHEAD) continue;
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
  }
}

async function read(files: File[]) {
  const { imports, refused } = await planImports(files, openSqlite);
  const [planned] = imports;
  const [refusal] = refused;
  if (refusal) return scope.postMessage({ kind: "refused", refused: refusal });
  if (!planned) throw new Error("There is nothing to read.");
  source = planned.source;
  try {
    await readSteps(planned);
    scope.postMessage({ kind: "read" });
  } catch (error) {
    scope.postMessage({ kind: "refused", refused: refusalOf(planned.fileName, error) });
  }
}

const answers: { [Kind in ToReader["kind"]]: (message: ToReader & { kind: Kind }) => unknown } = {
  plan: ({ files }) => plan(files),
  read: ({ files }) => read(files),
  stored() {
    ahead -= 1;
    goOn();
  },
  async keep({ owner }) {
    await keepPaths(owner, source, paths);
    scope.postMessage({ kind: "kept" });
  },
};

async function answer(message: ToReader) {
  try {
    await (answers[message.kind] as (message: ToReader) => unknown)(message);
  } catch (error) {
    scope.postMessage({ kind: "failed", message: String(error) });
  }
}

scope.onmessage = ({ data }) => void answer(data);
