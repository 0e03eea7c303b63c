/** Longest value from outside that goes into a message: a picture's text has room for 1,024 letters in all. */
const LONGEST = 150;

/** A value from outside, cut by letters that people see and made harmless for Telegram's HTML. */
export function chatText(value: string): string {
  const letters = [...new Intl.Segmenter('th').segment(value)].map(({ segment }) => segment);
  const cut = letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : value;
  return cut.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Lines that have something to say. */
export function chatLines(...lines: (string | null | undefined | false)[]): string {
  return lines.filter(Boolean).join('\n');
}
