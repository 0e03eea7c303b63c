/** What a column of HTML says, in lines; it is written as text where a few lines are all that is meant. */
export function textOfHtml(html: string | null | undefined): string {
  const lines = (html ?? '').replaceAll(/<\/(p|li|h\d)>|<br\s*\/?>/gu, '\n');
  return (new DOMParser().parseFromString(lines, 'text/html').body.textContent ?? '').replace(/\n$/u, '');
}

/** Lines as paragraphs. */
export function htmlOfText(text: string): string | null {
  if (text === '') return null;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('');
}
