import { verifyToolCall, WebhookError } from "@citedesk/client";

// A tool that shows a customer their own orders, and nobody else's. For any runtime with `fetch` types.
export async function answerToolCall(
  request: Request,
  secret: string,
  findOrder: (customerId: string, number: string) => Promise<{ status: string } | undefined>,
): Promise<Response> {
  try {
    const { visitor, arguments: given } = await verifyToolCall(await request.text(), request.headers, secret);
    if (!visitor?.identified || visitor.external_id === null)
      return Response.json({ answer: "Orders are shown to customers who are signed in." });
    const order = await findOrder(visitor.external_id, String(given.order_number));
    return Response.json(order ?? { answer: "There is no such order of yours." });
  } catch (error) {
    if (error instanceof WebhookError) return new Response(error.message, { status: 400 });
    throw error;
  }
}
