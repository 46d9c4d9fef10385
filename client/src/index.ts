export { CitedeskClient, CitedeskError, type ClientOptions } from "./citedesk-client.ts";
