import { createConfig, lintFromString } from "@redocly/openapi-core";
import { loadRoutes } from "@/lib/testing/routes";
import { GET } from "./route";

type Description = { paths: Record<string, Record<string, unknown>> };

async function readDescription() {
  const context = { params: Promise.resolve({}) };
  return (await GET(new Request("http://localhost/api/openapi.json"), context)).json();
}

test("the description is OpenAPI 3.1, and a standard linter finds no error in it", async () => {
  const description = await readDescription();
  expect(description.openapi).toBe("3.1.0");
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: JSON.stringify(description), config });
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
});

async function callsOfRoutes() {
  const routes = (await loadRoutes()).filter(({ path }) => path !== "/api/[[...unknown]]");
  return routes.flatMap(({ path, handlers }) =>
    Object.entries(handlers).map(([method, { call }]) => ({ address: `${method} ${path}`, call })),
  );
}

test("each handler answers the call that is declared for its path", async () => {
  for (const { address, call } of await callsOfRoutes()) {
    expect(`${call.method} ${call.path}`).toBe(address);
  }
});

test("the document describes exactly the calls that have a route", async () => {
  const real = (await callsOfRoutes()).map(({ address }) => address);
  const { paths }: Description = await readDescription();
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(real.sort());
});
