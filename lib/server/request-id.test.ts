import type { IncomingMessage, ServerResponse } from "node:http";
import { setRequestId } from "./request-id";

/** The id that a request has, after it came with this header, and the one that its client is told. */
function given(value: string | undefined) {
  const request = { headers: { "x-request-id": value } } as unknown as IncomingMessage;
  const told: unknown[] = [];
  const response = { setHeader: (_: string, id: string) => told.push(id) };
  setRequestId(request, response as unknown as ServerResponse);
  return { id: request.headers["x-request-id"], told: told[0] };
}

const MADE = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

test.each(["0f5b2c3d4e5f60718293a4b5c6d7e8f9", "0f5b2c3d-4e5f-4071-8293-a4b5c6d7e8f9"])(
  "the id of a proxy stays, and the client is told: %s",
  (id) => {
    expect(given(id)).toEqual({ id, told: id });
  },
);

test.each([
  undefined,
  "",
  "short",
  "anna@example.org-and-more",
  "Anna Beckenbauer-Smith",
  "x".repeat(65),
  'break"the-line-of-json',
])("another one gets a new id: %j", (value) => {
  const { id, told } = given(value);
  expect(id).toMatch(MADE);
  expect(told).toBe(id);
});
