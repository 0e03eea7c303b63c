/** When the first picture of a media playlist was on stage, ms since 1970; undefined where it does not tell. */
export function firstDate(playlist: string): number | undefined {
  const [, date] = /^#EXT-X-PROGRAM-DATE-TIME:(\S+)$/m.exec(playlist) ?? [];
  return date === undefined ? undefined : Date.parse(date);
}
