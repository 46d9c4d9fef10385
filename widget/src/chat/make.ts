export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = "",
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  if (className !== "") node.className = className;
  node.textContent = text;
  // Sources and owners write in other languages than the page's.
  if (text !== "") node.dir = "auto";
  if (node instanceof HTMLButtonElement && className !== "send") node.type = "button";
  return node;
}
