const SIGNS = { lt: '<', gt: '>', amp: '&' } as const;

/**
 * Words whose marks were taken off, as they were typed.
 * @param words with `&lt;`, `&gt;` and `&amp;` in the place of the signs, as sanitize-html writes them
 * @returns text, which is to be escaped again where it is shown as HTML
 */
export function unescapeHtml(words: string): string {
  return words.replace(/&(lt|gt|amp);/g, (_, sign: keyof typeof SIGNS) => SIGNS[sign]);
}
