import { connect as openSocket } from "node:net";

// HTTP/1.1 by hand, one request at a time per connection, so that the client's cost stays small.

function head(method, path, headers = {}) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join("")}`;
}

/** Whether `text` holds a whole answer. The answer to HEAD has no body. */
function isWhole(text, isHead) {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return false;
  if (isHead) return true;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end));
  if (length) return text.length >= end + 4 + Number(length[1]);
  return text.startsWith("204", 9) || text.endsWith("\r\n0\r\n\r\n");
}

/** A kept-alive connection. */
export class Connection {
  #socket;
  #received = "";
  #waiting;
  #isHead = false;

  constructor(port) {
    this.#socket = openSocket(port, "127.0.0.1").setNoDelay(true).setEncoding("latin1");
    this.#socket.on("data", (chunk) => {
      this.#received += chunk;
      if (!isWhole(this.#received, this.#isHead)) return;
      const text = this.#received;
      this.#received = "";
      this.#waiting?.resolve({ status: Number(text.slice(9, 12)), text });
    });
    this.#socket.on("error", () => this.#broke());
    this.#socket.on("close", () => this.#broke());
  }

  get isBroken() {
    return this.#socket.destroyed;
  }

  #broke() {
    this.#waiting?.resolve({ status: 0, text: "" });
  }

  /** Status 0 when the connection broke before the answer. */
  send(method, path, { body, headers } = {}) {
    return new Promise((resolve) => {
      this.#waiting = { resolve };
      this.#isHead = method === "HEAD";
      if (this.#socket.destroyed) return this.#broke();
      if (body === undefined) return this.#socket.write(`${head(method, path, headers)}\r\n`);
      const json = JSON.stringify(body);
      const length = Buffer.byteLength(json);
      const start = head(method, path, { "content-type": "application/json", ...headers });
      this.#socket.write(`${start}content-length: ${length}\r\n\r\n${json}`);
    });
  }

  close() {
    this.#socket.destroy();
  }
}

/** The body of an answer as JSON: an object, or with "[" a list. */
export function jsonOf({ text }, opening = "{") {
  const body = text.slice(text.indexOf("\r\n\r\n") + 4).replace(/\r\n[\da-f]+\r\n/g, "");
  const end = body.lastIndexOf(opening === "{" ? "}" : "]") + 1;
  const json = body.slice(body.indexOf(opening), end);
  return JSON.parse(Buffer.from(json, "latin1").toString());
}

/** Returns the cookies that a response sets as a `Cookie` header. */
export function cookiesOf({ text }) {
  return [...text.matchAll(/^set-cookie: ([^;\r\n]+)/gim)].map(([, pair]) => pair).join("; ");
}

/** Sends the beginning of a request on a connection of its own, which its caller closes. */
export function send(port, method, path, headers, body = "") {
  const socket = openSocket(port, "127.0.0.1").setEncoding("latin1");
  // The server may have closed it before.
  socket.on("error", () => {});
  socket.resume();
  socket.write(`${head(method, path, headers)}\r\n${body}`);
  return socket;
}

/** An open event stream. `onEvent` is called with the raw text of each piece that carries data. */
export function openStream(port, path, cookie, onEvent) {
  return new Promise((resolve, reject) => {
    const socket = openSocket(port, "127.0.0.1").setEncoding("latin1");
    socket.once("error", reject);
    socket.on("data", (chunk) => {
      if (chunk.includes("retry: ")) resolve(socket);
      if (chunk.includes("data: ")) onEvent(chunk);
    });
    socket.write(`${head("GET", path, cookie && { cookie })}\r\n`);
  });
}
