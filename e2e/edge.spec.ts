import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "./fixtures";
import { listening, place, sending, withOwnServer } from "./own-server";

withOwnServer();

/** What the server answers to these lines, until it closes the connection. */
async function answerTo(...lines: string[]) {
  const { socket, ended } = sending(...lines);
  const answer = await Promise.race([ended, pause(5000, "still open")]);
  socket.destroy();
  return answer;
}

const FORM = ["host: x", "content-type: application/x-www-form-urlencoded"];
const CLOSE = ["host: x", "connection: close", "\r\n"];

test("what no page understands is refused, and leaves nothing in the log", async () => {
  const child = await listening();
  let log = "";
  child.stderr?.on("data", (piece) => {
    log += piece;
  });

  expect(await answerTo("TRACE /requests HTTP/1.1", ...CLOSE)).toMatch(/^HTTP\/1.1 405 /);
  expect(await answerTo("OPTIONS * HTTP/1.1", ...CLOSE)).toMatch(/^HTTP\/1.1 400 /);
  const stated = await answerTo(
    "POST /requests/send HTTP/1.1",
    ...FORM,
    "content-length: 70000\r\n\r\n",
  );
  expect(stated).toMatch(/^HTTP\/1.1 413 /);
  // The server hears nothing of a length here, and ends the connection where the limit is.
  const piece = `1000\r\n${"x".repeat(0x1000)}\r\n`;
  const unstated = ["transfer-encoding: chunked\r\n", piece.repeat(17)];
  for (const path of ["/requests", "/requests/send", "/api/auth/sign-in"]) {
    expect(await answerTo(`POST ${path} HTTP/1.1`, ...FORM, ...unstated), path).toBe("");
  }

  const halves = ["/requests", "/requests/send", "/auth/login", "/api/auth/sign-in"].map((path) =>
    sending(`POST ${path} HTTP/1.1`, ...FORM, "content-length: 50\r\n\r\ntitle="),
  );
  await pause(300);
  for (const { socket } of halves) socket.destroy();
  const whole = ["content-length: 9", "connection: close\r\n", "title=Abc"];
  expect(await answerTo("POST /requests/send HTTP/1.1", ...FORM, ...whole)).toMatch(
    /^HTTP\/1.1 303 /,
  );
  expect(log).not.toMatch(/error/i);
});

test("a page whose address has a dot keeps its policy, and is closed during maintenance", async () => {
  await listening({ MAINTENANCE: "1" });
  for (const path of ["/requests", "/requests.rsc", "/landingpage.html"]) {
    const answer = await fetch(`http://localhost:${place.port}${path}`, { redirect: "manual" });
    expect([path, answer.status]).toEqual([path, 503]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(answer.headers.get("content-security-policy")).toContain("nonce-");
  }
});
