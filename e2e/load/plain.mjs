import { createServer } from "node:http";
import { text } from "node:stream/consumers";

// Event streams with plain Node.js: the least that a delivery costs.

const streams = new Set();

const server = createServer(async (request, response) => {
  if (request.url === "/live") {
    response.writeHead(200, { "content-type": "text/event-stream" }).write("retry: 1000\n\n");
    streams.add(response);
    response.on("close", () => streams.delete(response));
    return;
  }
  const said = await text(request);
  response.writeHead(request.method === "POST" ? 201 : 200, { "content-length": 2 }).end("{}");
  if (request.url !== "/tell") return;
  const bytes = Buffer.from(`data: ${said}\n\n`);
  setImmediate(() => {
    for (const stream of streams) stream.write(bytes);
  });
});

server.listen(Number(process.argv[2]), "127.0.0.1");
