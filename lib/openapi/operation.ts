import type { z } from "zod/mini";
import type { Call, Content, Who } from "@/lib/calls/call";
import type { ErrorCode } from "@/lib/calls/errors";
import { byStatus, failuresOf } from "./failures";
import { inputSchema, type Json, outputSchema } from "./schemas";

type Place = { tag: string; isFixture: boolean | undefined; schemas: Json };

const security: Record<Who, Json[]> = {
  anyone: [],
  guest: [{ guest: [] }, {}],
  dj: [{ dj: [] }],
  holder: [{ dj: [] }],
};
const callers: Record<Who, string> = {
  anyone: "Open to anyone.",
  guest: "For guests. A client without a cookie becomes a new guest.",
  dj: "For signed-in DJs.",
  holder: "For signed-in DJs, except with the shared demo account.",
};

const meanings: Record<string, string> = {
  201: "Created.",
  204: "Done, without a body.",
  303: "Redirects to the page that shows the result.",
  409: "Nothing has changed: somebody else was faster. Returns what is there now.",
  503: "Not available.",
};

export function operationOf(call: Call, { tag, isFixture, schemas }: Place) {
  const { method, path, who, does, params, query, answers } = call;
  const done = Object.entries(answers).map(([status, content]) => [
    status,
    { description: meanings[status] ?? "Done.", ...contentOf(content, schemas) },
  ]);
  const failed = Object.entries(byStatus(failuresOf(call))).map(([status, codes]) => [
    status,
    isFixture ? fixtureFailure() : failure(codes),
  ]);
  return {
    summary: does.replace(/\.$/, ""),
    description: `${does} ${callers[who]}`,
    operationId: operationId(method, path),
    tags: [tag],
    security: security[who],
    parameters: [...parametersOf("path", params), ...parametersOf("query", query)],
    ...bodyOf(call),
    responses: { ...Object.fromEntries(failed), ...Object.fromEntries(done) },
  };
}

/** `POST /api/data/posts/like` → `postDataPostsLike` */
function operationId(method: string, path: string) {
  const words = path.split(/\W+/).filter((word) => word && word !== "api");
  return (
    method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("")
  );
}

/** A call that redirects also accepts a form. */
function bodyOf({ body, maxBytes, answers }: Call) {
  if (!body) return {};
  const types = [
    "application/json",
    ...(303 in answers ? ["application/x-www-form-urlencoded"] : []),
  ];
  const schema = inputSchema(body);
  const content = Object.fromEntries(types.map((type) => [type, { schema }]));
  const most = maxBytes && { description: `At most ${maxBytes / 1024} KiB.` };
  return { requestBody: { required: true, content, ...most } };
}

function contentOf(content: Content, schemas: Json) {
  if (content === null) return {};
  if (typeof content === "string")
    return { content: { [content]: { schema: { type: "string" } } } };
  return json(outputSchema(content, schemas));
}

function json(schema: Json) {
  return { content: { "application/json": { schema } } };
}

function failure(codes: ErrorCode[]) {
  const known = { properties: { error: { properties: { code: { enum: codes } } } } };
  return {
    description: `Nothing has changed: ${codes.join(", ")}.`,
    ...json({ allOf: [{ $ref: "#/components/schemas/Failure" }, known] }),
  };
}

function fixtureFailure() {
  return {
    description: "Nothing has changed.",
    ...json({ $ref: "#/components/schemas/FixtureFailure" }),
  };
}

function parametersOf(place: "path" | "query", schema: z.ZodMiniType | undefined) {
  const { properties = {}, required = [] } = schema ? inputSchema(schema) : {};
  return Object.entries(properties as Json).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || (required as string[]).includes(name),
    schema: property,
  }));
}
