import { createServer, type ServerResponse } from "node:http";

/** Listens on a free port, prints it, and hands each posted `message` to a peer, which ends the response. */
export function serveAnswers(answer: (question: string, response: ServerResponse) => Promise<void>): void {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (piece: Buffer) => {
      body += piece.toString("utf8");
    });
    request.on("end", () => void answer((JSON.parse(body) as { message: string }).message, response));
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (address !== null && typeof address === "object") console.log(address.port);
  });
}
