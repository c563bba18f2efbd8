import { validate } from "@readme/openapi-parser";
import { loadRoutes } from "@/lib/testing/routes";
import { GET } from "./route";

type Description = { paths: Record<string, Record<string, unknown>> };

test("the description is valid OpenAPI 3.1", async () => {
  const description = await GET().json();
  expect(description.openapi).toBe("3.1.0");
  expect(await validate(description)).toMatchObject({ valid: true, warnings: [] });
});

test("every call that has a route is described, and nothing else is", async () => {
  const routes = (await loadRoutes("app")).filter(({ path }) => path !== "/api/[[...unknown]]");
  const real = routes.flatMap(({ path, handlers }) =>
    Object.keys(handlers).map((method) => `${method} ${path}`),
  );
  const { paths }: Description = await GET().json();
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(real.sort());
});
