/** What the script tag says, by name without `data-`. The chat checks it, and says in the console what is unknown. */
export interface Attributes {
  mode?: string;
  target?: string;
  position?: string;
  open?: string;
  label?: string;
  language?: string;
  theme?: string;
  storage?: string;
  offsetX?: string;
  offsetY?: string;
  hideOn?: string;
  userToken?: string;
}
