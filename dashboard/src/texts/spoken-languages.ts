/** In which an assistant's own words are, its chat's and what it says by itself; also those that are recognised. */
export const SPOKEN_LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "ru", "ja", "zh", "ar", "he", "th"];
