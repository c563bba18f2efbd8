import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import openapiTypes from "openapi-typescript";
import { describeApi } from "./document";

/** A client that uses only the generated types, with calls that must compile and calls that must not. */
const PROGRAM = `
import type { paths } from "./api";

type Json<C> = C extends { content: { "application/json": infer B } } ? B : undefined;
type Input<O> = (O extends { parameters: infer P } ? P : unknown) &
  (O extends { requestBody: infer B } ? { body: Json<B> } : unknown);
type Answer<O, S> = O extends { responses: infer R } ? (S extends keyof R ? Json<R[S]> : never) : never;

declare function call<P extends keyof paths, M extends keyof paths[P]>(
  method: M,
  path: P,
  input: Input<paths[P][M]>,
): Promise<Answer<paths[P][M], 200 | 201>>;

const id = "x";
const params = { path: { code: "PARTY2" } };
const sent = await call("post", "/api/events/{code}/requests", { ...params, body: { id, title: "Zombie" } });
const backers: number = sent.request.backers;
const list = await call("get", "/api/events/{code}/requests", { ...params, query: { filter: "mine" } });
const place: number | null | undefined = list.requests[0]?.place;
const step = await call("patch", "/api/dj/requests/{id}", { path: { id }, body: { status: "accepted" } });
const undo: string | undefined = step.undo?.verb;
const { next } = await call("post", "/api/auth/sign-in", { body: { email: "a@example.org", password: "b" } });
const [note] = await call("get", "/api/data/notes/NotesData", {});
const code: Answer<paths["/api/dj/invitations"]["post"], 409>["error"]["code"] = "conflict";

// @ts-expect-error: no such path
call("get", "/api/events/{code}/request", params);
// @ts-expect-error: no such method
call("put", "/api/events/{code}", params);
// @ts-expect-error: a title is missing
call("post", "/api/events/{code}/requests", { ...params, body: { id } });
// @ts-expect-error: a code is missing
call("get", "/api/events/{code}", {});
// @ts-expect-error: no such filter
call("get", "/api/events/{code}/requests", { ...params, query: { filter: "none" } });
// @ts-expect-error: no such status
call("patch", "/api/dj/requests/{id}", { path: { id }, body: { status: "accept" } });
// @ts-expect-error: no such field in the answer
step.redo;
// @ts-expect-error: a code that this call never answers with
const never: Answer<paths["/api/dj/invitations"]["post"], 409>["error"]["code"] = "too_fast";
export { backers, code, never, next, note, place, undo };
`;

const CONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: "ES2022",
    module: "ESNext",
    moduleResolution: "bundler",
    types: [],
  },
};

test("a client typed from the document accepts correct calls and rejects wrong ones", async () => {
  const folder = await mkdtemp(join(tmpdir(), "client-"));
  const description = join(folder, "api.json");
  await writeFile(description, JSON.stringify(describeApi()));
  await writeFile(join(folder, "api.ts"), await openapiTypes(pathToFileURL(description)));
  await writeFile(join(folder, "program.ts"), PROGRAM);
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(CONFIG));
  const tsc = join(process.cwd(), "node_modules/.bin/tsc");
  const run = promisify(execFile)(tsc, ["-p", folder], { timeout: 45_000 });
  const printed = await run.catch(({ stdout }: { stdout: string }) => ({ stdout }));
  await rm(folder, { recursive: true });
  expect(printed.stdout).toBe("");
}, 60_000);
