/** How long a title or an artist may be, in characters. */
export const SONG_LENGTH = 200;
/** What a title contains at least one of: a letter, a digit, a symbol or an emoji. */
export const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether somebody has named a page of the web instead of a song. We load nothing from elsewhere. */
export function isBareLink(title: string) {
  return /^\s*(https?:\/\/|www\.)\S+\s*$/i.test(title);
}
