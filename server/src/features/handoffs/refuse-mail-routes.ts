import type { FastifyReply, FastifyRequest } from "fastify";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import type { HandoffContext } from "./handoff-context.ts";
import { type MailedLead, readRefusalToken } from "./mailed-lead.ts";
import { refuseMail } from "./refuse-mail.ts";

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
};

const TEXTS = {
  en: { ask: "No more mail of answers from this chat?", yes: "No more mail", done: "You get no more mail." },
  de: {
    ask: "Keine Mails mehr mit Antworten aus diesem Chat?",
    yes: "Keine Mails mehr",
    done: "Sie bekommen keine Mails mehr.",
  },
};

/**
 * Where the mails that visitors get let them have no more of them: programs for mail do it by themselves (a POST, RFC
 * 8058), a person who opens the link by its button. A GET changes nothing, as filters open links before people do.
 */
export function refuseMailRoutes(app: HttpApp, { database, secretKeys }: HandoffContext): void {
  const leadOf = (request: FastifyRequest): MailedLead => {
    const lead = readRefusalToken(secretKeys, (request.params as { token: string }).token);
    if (!lead) throw new NotFoundError("page");
    return lead;
  };
  app.register(async (scope) => {
    // `List-Unsubscribe=One-Click`, or the button's form: what stands in it says nothing more than the address does.
    scope.addContentTypeParser("application/x-www-form-urlencoded", { bodyLimit: 10_000 }, (_, payload, done) => {
      payload.resume().once("end", () => done(null));
    });
    scope.get("/mail/unsubscribe/:token", { schema: { hide: true } }, async (request, reply) => {
      leadOf(request);
      const { ask, yes } = textsFor(request);
      return send(reply, `<p>${ask}</p><form method="post"><button>${yes}</button></form>`);
    });
    scope.post("/mail/unsubscribe/:token", { schema: { hide: true } }, async (request, reply) => {
      await refuseMail(database, leadOf(request));
      return send(reply, `<p>${textsFor(request).done}</p>`);
    });
  });
}

function textsFor(request: FastifyRequest) {
  return /^de\b/i.test(request.headers["accept-language"] ?? "") ? TEXTS.de : TEXTS.en;
}

function send(reply: FastifyReply, content: string) {
  const page = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail</title>${content}`;
  return reply.headers(HEADERS).send(page);
}
