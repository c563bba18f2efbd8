import { version } from "@/package.json";
import { groups } from "./groups";
import { operationOf } from "./operation";
import { failureSchemas, type Json } from "./schemas";

/** Describes the whole API as OpenAPI 3.1, from the declarations that the routes themselves use. */
export function describeApi() {
  const schemas: Json = failureSchemas();
  const paths: Record<string, Json> = {};
  for (const { name, calls, isFixture } of groups) {
    for (const call of calls.flatMap((nouns) => Object.values(nouns))) {
      const operation = operationOf(call, { tag: name, isFixture, schemas });
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Crowdcue",
      version,
      description: "Guests request songs and a DJ works the queue, with a back office around them.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags: groups.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        guest: { type: "apiKey", in: "cookie", name: "guest", description: "Set on first use." },
        dj: {
          type: "apiKey",
          in: "cookie",
          name: "crowdcue.session_token",
          description: "Set by signing in; over https its name begins with `__Secure-`.",
        },
      },
    },
  };
}
