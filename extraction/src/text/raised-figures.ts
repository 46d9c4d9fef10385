/** Puts raised figures behind a text so that they don't run into it: `10²` is `10^2` and never `102`. */
export function appendRaised(text: string, raised: string): string {
  const isFigure = /^[+\-−]?\p{N}+$/u.test(raised.trim()) && /[\p{L}\p{N})\]]$/u.test(text);
  return isFigure ? `${text}^${raised.trim()}` : text + raised;
}

/** Goes on behind raised figures. */
export function appendBehindRaised(text: string, more: string): string {
  return /\p{N}$/u.test(text) && /^\p{N}/u.test(more) ? `${text} ${more}` : text + more;
}
