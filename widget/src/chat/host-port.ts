import type { ToChat, ToLoader } from "../port-messages.ts";

export interface HostPort {
  send(message: ToLoader): void;
  /** Without a page around the chat nothing was kept, and there is nobody to tell. */
  listen(onMessage: (message: ToChat) => void): void;
}

/**
 * Opens the channel to the page that shows the chat: `on` of the address names it, and the browser delivers to that
 * origin alone.
 */
export function openHostPort(deploymentId: string, address: string): HostPort {
  const { port1, port2 } = new MessageChannel();
  const on = new URL(address).searchParams.get("on") ?? "";
  const isAround = URL.canParse(on) && parent !== window;
  if (isAround) parent.postMessage(deploymentId, new URL(on).origin, [port2]);
  return {
    send: (message) => port1.postMessage(message),
    listen: (onMessage) => {
      port1.onmessage = ({ data }: MessageEvent<ToChat>) => onMessage(data);
      if (!isAround) onMessage({ type: "start", kept: [], userToken: "", search: "", attributes: {} });
    },
  };
}
