/**
 * A text that may still be under way: browsers take it at the click alone. The page around the chat may not have handed
 * the clipboard on; then the old way.
 */
export async function writeToClipboard(text: string | Promise<string>): Promise<void> {
  try {
    const content = Promise.resolve(text).then((plain) => new Blob([plain], { type: "text/plain" }));
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": content })]);
  } catch {
    const field = document.createElement("textarea");
    field.value = await text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}
