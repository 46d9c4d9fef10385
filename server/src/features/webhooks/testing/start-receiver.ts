import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReceivedEvent {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = number | "hang";

export interface Receiver {
  url: string;
  received: ReceivedEvent[];
  /**
   * What it answers from now on; `hang` answers nothing. A function decides by request, or has `taken` the response
   * itself.
   */
  answer: Answer | ((event: ReceivedEvent, response: ServerResponse) => Answer | "taken");
  close(): Promise<void>;
}

/** An endpoint of a client on loopback. */
export async function startReceiver(answer: Receiver["answer"] = 204): Promise<Receiver> {
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => {
      body += part;
    });
    request.on("end", () => {
      const event = { url: request.url ?? "", headers: request.headers, body };
      receiver.received.push(event);
      const given = receiver.answer;
      const answer = typeof given === "function" ? given(event, response) : given;
      if (typeof answer === "number") response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [],
    answer,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return receiver;
}
