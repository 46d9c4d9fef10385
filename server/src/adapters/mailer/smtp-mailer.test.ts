import assert from "node:assert/strict";
import { createServer } from "node:net";
import { after, test } from "node:test";
import { createSmtpMailer } from "./smtp-mailer.ts";

/** As much of an SMTP server as takes one message (RFC 5321). */
async function startMailServer(): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    let pending = "";
    socket.write("220 mail.test\r\n");
    socket.on("data", (chunk) => {
      pending += chunk.toString();
      for (let end = pending.indexOf("\r\n"); end >= 0; end = pending.indexOf("\r\n")) {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        received.push(line);
        if (isData) {
          if (line === ".") {
            isData = false;
            socket.write("250 taken\r\n");
          }
          continue;
        }
        isData = line === "DATA";
        socket.write(line === "DATA" ? "354 go on\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
        if (line === "QUIT") socket.end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  after(() => server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}`, received };
}

test("a mail reaches the server with its sender, its one recipient and its text", async () => {
  const { url, received } = await startMailServer();
  const mailer = createSmtpMailer(url, "Citedesk <help@example.com>");
  await mailer.send({ to: "ada@example.com", subject: "Set a new password", text: "Open this link." });
  assert.ok(received.includes("MAIL FROM:<help@example.com>"), received.join("\n"));
  assert.deepEqual(
    received.filter((line) => line.startsWith("RCPT TO")),
    ["RCPT TO:<ada@example.com>"],
  );
  assert.ok(received.includes("Subject: Set a new password") && received.includes("Open this link."));
});

test("a mail in a client's name has its own address behind it, where answers go, and its picture inside", async () => {
  const { url, received } = await startMailServer();
  const mailer = createSmtpMailer(url, "Citedesk <help@example.com>");
  await mailer.send({
    to: "ada@example.com",
    subject: "Open",
    text: "From 9 on.",
    html: {
      content: '<img src="cid:logo"><p>From 9 on.</p>',
      logo: { content: Buffer.from("GIF89a"), name: "logo.gif" },
    },
    senderName: "Ridge",
    replyTo: "desk@ridge.example",
    thread: "chat_1",
    unsubscribeUrl: "https://help.example.com/mail/unsubscribe/a.b.c",
  });
  for (const line of [
    "From: Ridge <help@example.com>",
    "Reply-To: desk@ridge.example",
    "Content-ID: <logo>",
    "In-Reply-To: <chat_1@example.com>",
    "References: <chat_1@example.com>",
    "List-Unsubscribe: <https://help.example.com/mail/unsubscribe/a.b.c>",
    "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
  ])
    assert.ok(received.includes(line), `${line} in\n${received.join("\n")}`);
  assert.ok(received.some((line) => line.startsWith("Content-Type: image/gif")));
  assert.doesNotMatch(received.join("\n"), /Citedesk/);
});

test("an address that tries to add recipients or headers does not", async () => {
  const { url, received } = await startMailServer();
  const mailer = createSmtpMailer(url, "help@example.com");
  const to = "ada@example.com>\r\nRCPT TO:<eve@example.com";
  await mailer.send({ to, subject: "S\r\nBcc: eve@example.com", text: "T" }).catch(() => {});
  assert.equal(
    received.some((line) => /^RCPT TO:<eve/.test(line) || /^Bcc:/i.test(line)),
    false,
    received.join("\n"),
  );
});

test("a server that is not there is an error", async () => {
  await assert.rejects(
    createSmtpMailer("smtp://127.0.0.1:1", "a@example.com").send({ to: "b@example.com", subject: "", text: "" }),
  );
});
