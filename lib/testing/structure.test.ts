import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Runs the check on a project with these files. */
function check(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), "crowdcue-structure-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { status, stderr } = spawnSync(process.execPath, [".scripts/check-structure.mjs", root], {
    encoding: "utf8",
  });
  rmSync(root, { recursive: true });
  return { isRefused: status === 1, said: stderr.trim() };
}

const events = "export const events = 1;";

test("imports along the order are allowed, and tests may import anything", () => {
  const { isRefused, said } = check({
    "app/page.tsx":
      'import { Board } from "@/components/party/board";\nexport const a = <Board />;',
    "components/party/board.tsx":
      'import { events } from "@/lib/party/events/service";\nexport function Board() { return <p>{events}</p>; }',
    "lib/party/events/service.ts": events,
    "lib/account/auth/service.test.ts": 'import { events } from "@/lib/party/events/service";',
  });
  expect([isRefused, said]).toEqual([false, ""]);
});

test.each([
  ["a plain import", 'import { events } from "@/lib/party/events/service";'],
  ["an import of a type", 'import type { events } from "@/lib/party/events/service";'],
  ["an import inside of a type", 'type A = typeof import("@/lib/party/events/service");'],
  ["an import that runs later", 'const later = import("../../party/events/service");'],
  ["a re-export", 'export { events } from "@/lib/party/events/service";'],
])("%s against the order is refused with a reason", (_, text) => {
  const { isRefused, said } = check({
    "lib/party/events/service.ts": events,
    "lib/account/auth/service.ts": text,
  });
  expect(isRefused).toBe(true);
  expect(said).toBe(
    "lib/account/auth/service.ts imports lib/party/events/service.ts: lib/account lies below lib/party.",
  );
});

test("the nouns of the party have their own order", () => {
  const { said } = check({
    "lib/party/events/rules.ts": 'import type { A } from "@/lib/party/requests/schema";',
    "lib/party/requests/schema.ts": "export type A = 1;",
  });
  expect(said).toMatch("lib/party/events lies below lib/party/requests.");
});

test("the party and the office may not import each other, and a new group needs a place in the order", () => {
  const { said } = check({
    "lib/office/notes/service.ts": 'import { events } from "@/lib/party/events/service";',
    "lib/party/events/service.ts": 'import "@/lib/extras/more";',
    "lib/extras/more.ts": "export const more = 1;",
  });
  expect(said).toMatch("lib/office and lib/party stay apart.");
  expect(said).toMatch("lib/extras/more.ts has no place");
});

test("an import cycle between folders is refused once", () => {
  const { isRefused, said } = check({
    "lib/office/blog/a.ts": 'import type { B } from "@/lib/office/posts/b";\nexport type A = B;',
    "lib/office/posts/b.ts": 'export { c as B } from "@/lib/office/shop/c";',
    "lib/office/shop/c.ts": 'import { d } from "@/lib/office/blog/d";\nexport const c = d;',
    "lib/office/blog/d.ts": "export const d = 1;",
  });
  expect(isRefused).toBe(true);
  expect(said.split(/\n\s*/)).toEqual([
    "Folders import each other in a cycle:",
    "lib/office/blog/a.ts imports lib/office/posts/b.ts",
    "lib/office/posts/b.ts imports lib/office/shop/c.ts",
    "lib/office/shop/c.ts imports lib/office/blog/d.ts",
  ]);
});

test("a table is queried only in the folder that declares it", () => {
  const declared = 'declare module "@/lib/db/client" { interface Tables { requests: object } }';
  const { isRefused, said } = check({
    "lib/party/requests/db.ts": `${declared}\ndb.selectFrom("requests").execute();`,
    "lib/party/board/service.ts":
      'db.selectFrom("own").innerJoin("requests as r", "r.id", "own.id").execute();',
    "lib/db/migrations/0001.ts": 'db.insertInto("requests").execute();',
  });
  expect(isRefused).toBe(true);
  expect(said).toBe(
    "lib/party/board/service.ts queries the table requests: only lib/party/requests may.",
  );
});

test("a page sends the messages that its parts use in the browser, and no others", () => {
  const { isRefused, said } = check({
    "app/layout.tsx":
      'export const a = <PageMessages of={["layout", "errors"]} />;\nimport "@/components/ui/frame";',
    "components/ui/frame.tsx":
      '"use client";\nuseTranslations("layout.menu");\nimport("@/components/ui/problem");',
    "components/ui/problem.tsx": 'useTranslations("errors");',
    "app/board/page.tsx":
      'export const a = <PageMessages of={["board", "shop"]} />;\nimport "@/components/party/board";',
    "components/party/board.tsx": 'useTranslations("server");\nimport "@/components/party/list";',
    "components/party/list.tsx":
      '"use client";\nuseTranslations("board");\nuseTranslations("requests");\nuseTranslations("errors");',
  });
  expect(isRefused).toBe(true);
  expect(said.split("\n")).toEqual([
    "app/board/page.tsx lacks the messages of requests, which components/party/list.tsx uses.",
    "app/board/page.tsx sends the messages of shop, which nothing on it uses.",
  ]);
});

test("a page with two views sends each of them its own messages", () => {
  const view = (name: string) => `<PageMessages of={["${name}"]}><${name} /></PageMessages>`;
  const { said } = check({
    "app/join/page.tsx": `import "@/components/party/list";\nimport "@/components/party/door";
      export const a = b ? ${view("List")} : ${view("Door")};`,
    "components/party/list.tsx":
      '"use client";\nimport "@/components/party/door";\nuseTranslations("List");',
    "components/party/door.tsx": '"use client";\nuseTranslations("Door");',
  });
  expect(said).toBe(
    "app/join/page.tsx lacks the messages of Door, which components/party/door.tsx uses.",
  );
});

test("a page without MUI's theme around it loads MUI only when it is asked for", () => {
  const { isRefused, said } = check({
    "app/layout.tsx": "export const a = 1;",
    "app/requests/page.tsx": 'import "@/components/ui/list";\nimport "@/components/ui/later";',
    "components/ui/list.tsx": 'import Box from "@mui/material/Box";\nexport const a = <Box />;',
    "app/join/page.tsx": 'import "@/components/ui/later";',
    "components/ui/later.tsx": 'import type { A } from "@mui/material";\nimport("./list");',
    "app/desk/layout.tsx": 'import "@/components/theme/app-theme";',
    "app/desk/page.tsx": 'import "@/components/ui/list";',
    "components/theme/app-theme.tsx": 'import { ThemeProvider } from "@mui/material/styles";',
  });
  expect(isRefused).toBe(true);
  expect(said).toBe(
    "app/requests/page.tsx has no MUI around it, but loads it through components/ui/list.tsx.",
  );
});

test.each([
  ["written in one", "export const words = /^(?:\\w+\\s?)*$/;"],
  [
    "put together",
    `const WORD = "\\\\w+";\nexport const words = new RegExp(\`^(?:\${WORD}\` + "\\\\s?)*$");`,
  ],
])("a pattern that takes exponential time is refused, %s", (_, text) => {
  const { isRefused, said } = check({ "lib/party/songs/rules.ts": text });
  expect(isRefused).toBe(true);
  expect(said).toMatch(
    "lib/party/songs/rules.ts has /^(?:\\w+\\s?)*$/, which takes exponential time",
  );
});

test("a pattern that repeats a group without a choice is allowed", () => {
  const { said } = check({ "lib/party/songs/rules.ts": "export const words = /^(?:\\w+\\s)*$/;" });
  expect(said).toBe("");
});
