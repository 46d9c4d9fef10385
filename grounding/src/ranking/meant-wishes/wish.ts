/** What people say for something that pages say otherwise. */
export interface MeantWish {
  /** Of a whole turn; what its group `rest` holds stays behind what is meant: `to Spain`. */
  said: RegExp;
  /** As the turn would ask with the words of pages. */
  means: string;
  /** A turn that tells this, too, is about something else. */
  unless?: RegExp;
}
