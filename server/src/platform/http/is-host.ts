const HOST = /^(?:[\w-]+(?:\.[\w-]+)*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/iu;

/** Whether a text is a host as it stands in an address: a name or an IP, perhaps with a port. */
export function isHost(text: string): boolean {
  return HOST.test(text);
}
