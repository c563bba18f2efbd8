import type { Call } from "@/lib/calls/call";
import { judgeAnswers, judgeRefusals, type Sent } from "./by-hand";

const call = (method: Call["method"], path: Call["path"], fails: Call["fails"] = []): Call => ({
  method,
  path,
  who: "dj",
  does: "",
  answers: { 200: null },
  fails,
});
const calls = [
  call("GET", "/api/songs"),
  call("PUT", "/api/songs/{id}", ["banned", "explicit", "conflict"]),
  call("PUT", "/api/songs/all", ["not_found"]),
];
const sent = (method: string, path: string, status: number, more: Partial<Sent> = {}): Sent => ({
  method,
  path,
  status,
  isStaged: false,
  ...more,
});
const fine = { wrong: [], stale: [] };
const refusals = (path: string, ...codes: string[]) => codes.map((code) => `PUT ${path} ${code}`);

test("a call that no page has sent with success is found, and what a test has staged is no success", () => {
  const all = [
    sent("GET", "/api/songs", 200, { isStaged: true }),
    // A form is told with a redirect, too, why it is refused.
    sent("PUT", "/api/songs/s1", 303, { code: "banned" }),
    sent("PUT", "/api/songs/all", 204),
  ];
  const wrong = ["GET /api/songs", "PUT /api/songs/{id}"];
  expect(judgeAnswers(calls, all, {})).toEqual({ wrong, stale: [] });
});

test("each refusal that no page has met is found, and what a test has staged is none", () => {
  const all = [
    sent("PUT", "/api/songs/s1", 403, { code: "banned", isStaged: true }),
    sent("PUT", "/api/songs/s1", 403, { code: "explicit" }),
    sent("PUT", "/api/songs/all", 409),
  ];
  const wrong = [
    ...refusals("/api/songs/{id}", "banned", "conflict"),
    ...refusals("/api/songs/all", "not_found"),
  ];
  expect(judgeRefusals(calls, all, {})).toEqual({ wrong, stale: [] });
  const others = [
    sent("PUT", "/api/songs/s1", 303, { code: "banned" }),
    sent("PUT", "/api/songs/s2", 409, { code: "conflict" }),
    sent("PUT", "/api/songs/all", 404),
  ];
  expect(judgeRefusals(calls, [...all, ...others], {})).toEqual(fine);
});

test("an answer without its reason tells one only where the call declares no other of its status", () => {
  const all = [403, 409].map((status) => sent("PUT", "/api/songs/s1", status));
  const wrong = refusals("/api/songs/{id}", "banned", "explicit");
  expect(judgeRefusals(calls.slice(0, 2), all, {})).toEqual({ wrong, stale: [] });
});

test("an excuse counts as long as it is needed, and of what somebody declares", () => {
  const all = [
    sent("GET", "/api/songs", 200),
    sent("PUT", "/api/songs/s1", 403, { code: "banned" }),
    sent("PUT", "/api/songs/all", 404),
  ];
  const answers = {
    "GET /api/songs": "It was sent.",
    "PUT /api/songs/{id}": "It was refused only.",
    "PUT /api/songs/all": "It was refused only.",
    "GET /api/gone": "Nobody declares it.",
  };
  expect(judgeAnswers(calls, all, answers)).toEqual({
    wrong: [],
    stale: ["GET /api/songs", "GET /api/gone"],
  });
  const excuses = {
    "GET /api/songs": "It declares none.",
    "PUT /api/songs/{id} banned": "It was met.",
    "PUT /api/songs/{id} explicit": "Nobody met it.",
    conflict: "Nobody met it at any call.",
    not_found: "It was met wherever it is declared.",
  };
  expect(judgeRefusals(calls, all, excuses)).toEqual({
    wrong: [],
    stale: ["GET /api/songs", "PUT /api/songs/{id} banned", "not_found"],
  });
});
