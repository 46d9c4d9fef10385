import { verifyWebhook, WebhookError } from "@citedesk/client";

// Takes deliveries in any runtime with `fetch` types: Node, Deno, Bun, or an edge worker.
const seen = new Set<string>();

export async function receiveWebhook(request: Request, secret: string): Promise<Response> {
  try {
    const event = await verifyWebhook(await request.text(), request.headers, secret);
    // A delivery may come twice: the id tells. Do slow work after the answer.
    if (!seen.has(event.id)) console.log(event.type);
    seen.add(event.id);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof WebhookError) return new Response(error.message, { status: 400 });
    throw error;
  }
}
