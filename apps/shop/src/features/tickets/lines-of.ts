/** The words of a Thai text, which has no spaces; older browsers know letters alone. */
function wordsOf(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return [...text];
  return Array.from(new Intl.Segmenter('th', { granularity: 'word' }).segment(text), ({ segment }) => segment);
}

/**
 * A text in lines that fit; what more lines would hold is left out, and the last one says so.
 * @param fits whether a line is short enough
 */
export function linesOf(text: string, most: number, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of wordsOf(text)) {
    if (line === '' || fits(`${line}${word}`)) {
      line += word;
    } else if (lines.length < most - 1) {
      lines.push(line.trim());
      line = word.trimStart();
    } else {
      return [...lines, `${line.trim()}…`];
    }
  }
  return [...lines, line.trim()];
}
