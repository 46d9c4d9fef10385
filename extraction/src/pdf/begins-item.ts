/** What leads an item of a list. */
const MARK = String.raw`(?:[•◦▪▸‣●○■□–—*·-]|\(?\d{1,3}[.)]|\(?[a-z][.)])`;
const ITEM = new RegExp(String.raw`^${MARK}\s+\S`, "u");
const ALONE = new RegExp(`^${MARK}$`, "u");

/** Whether a line begins an item: a mark, then what it leads. */
export function beginsItem(line: string): boolean {
  return ITEM.test(line);
}

/** Whether a text is nothing but such a mark. */
export function isItemMark(text: string): boolean {
  return ALONE.test(text);
}
