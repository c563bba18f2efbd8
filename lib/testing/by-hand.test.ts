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
  call("PUT", "/api/songs/{id}", ["conflict"]),
  call("PUT", "/api/songs/all", ["not_found"]),
];
const sent = (method: string, path: string, status: number, isStaged = false): Sent => ({
  method,
  path,
  status,
  isStaged,
});

test("a call that no page has sent with success is found, and what a test has staged is no success", () => {
  const all = [
    sent("GET", "/api/songs", 200, true),
    sent("PUT", "/api/songs/s1", 409),
    sent("PUT", "/api/songs/all", 204),
  ];
  const wrong = ["GET /api/songs", "PUT /api/songs/{id}"];
  expect(judgeAnswers(calls, all, {})).toEqual({ wrong, stale: [] });
});

test("a call of which no page has met a refusal is found, and what a test has staged is no refusal", () => {
  const staged = [sent("PUT", "/api/songs/s1", 409, true), sent("PUT", "/api/songs/all", 409)];
  const wrong = ["PUT /api/songs/{id}", "PUT /api/songs/all"];
  expect(judgeRefusals(calls, staged, {})).toEqual({ wrong, stale: [] });
  const met = [sent("PUT", "/api/songs/s1", 409), sent("PUT", "/api/songs/all", 404)];
  expect(judgeRefusals(calls, met, {})).toEqual({ wrong: [], stale: [] });
});

test("an excuse counts as long as it is needed, and of calls that somebody declares", () => {
  const all = [sent("GET", "/api/songs", 200), sent("PUT", "/api/songs/s1", 409)];
  const answers = {
    "GET /api/songs": "It was sent.",
    "PUT /api/songs/{id}": "It was refused only.",
    "PUT /api/songs/all": "Nobody sent it.",
    "GET /api/gone": "Nobody declares it.",
  };
  expect(judgeAnswers(calls, all, answers)).toEqual({
    wrong: [],
    stale: ["GET /api/songs", "GET /api/gone"],
  });
  const refusals = {
    "GET /api/songs": "It declares none.",
    "PUT /api/songs/{id}": "It was met.",
    "PUT /api/songs/all": "Nobody met it.",
  };
  expect(judgeRefusals(calls, all, refusals)).toEqual({
    wrong: [],
    stale: ["GET /api/songs", "PUT /api/songs/{id}"],
  });
});
