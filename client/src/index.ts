export { CitedeskChatTransport, type CitedeskChatTransportOptions } from "./chat-transport.ts";
export { CitedeskClient, CitedeskError, type ClientOptions } from "./citedesk-client.ts";
