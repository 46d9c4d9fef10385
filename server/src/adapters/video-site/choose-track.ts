export interface OfferedTrack {
  /** BCP 47. */
  language: string;
  /** Written by a machine that listened. */
  isAutomatic: boolean;
}

/** The track in the language asked for, else the first; in each, what people wrote goes before what a machine heard. */
export function chooseTrack<Track extends OfferedTrack>(
  tracks: readonly Track[],
  language: string | undefined,
): Track | undefined {
  const rank = (track: Track) => {
    const isWanted = language !== undefined && primary(track.language) === primary(language);
    return (isWanted ? 0 : 2) + (track.isAutomatic ? 1 : 0);
  };
  return tracks.toSorted((left, right) => rank(left) - rank(right))[0];
}

function primary(language: string): string {
  return language.split("-")[0]!.toLowerCase();
}
