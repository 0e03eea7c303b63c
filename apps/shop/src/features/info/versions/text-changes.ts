/** A block of a text and what became of it. */
export interface Block {
  html: string;
  change: 'same' | 'added' | 'removed';
}

/** More would keep the server busy for one reader. */
const MOST_BLOCKS = 1_000;

/** A text block by block: headings, paragraphs, points of lists and pictures, without the tags around the latter. */
export function blocksOf(html: string): string[] {
  const found = html.match(/<(h[2-4]|p|li|blockquote|picture)\b[^>]*>.*?<\/\1>/gs) ?? [];
  return found.slice(0, MOST_BLOCKS).map((block) => block.replace(/^<li\b[^>]*>(.*)<\/li>$/s, '<p>• $1</p>'));
}

/** What has changed from one text to the next: the longest common sequence of their blocks stays. */
export function changesBetween(before: string, after: string): Block[] {
  const old = blocksOf(before);
  const now = blocksOf(after);
  const common = commonLengths(old, now);
  const changes: Block[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    const [was, is] = [old[row], now[column]];
    if (was !== undefined && was === is) {
      changes.push({ html: was, change: 'same' });
      row += 1;
      column += 1;
    } else if (is === undefined || (was !== undefined && at(common, row + 1, column) >= at(common, row, column + 1))) {
      changes.push({ html: was ?? '', change: 'removed' });
      row += 1;
    } else {
      changes.push({ html: is, change: 'added' });
      column += 1;
    }
  }
  return changes;
}

/** How many blocks both texts have in common from each place on. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => Array.from({ length: now.length + 1 }, () => 0));
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1) {
      const best =
        old[row] === now[column]
          ? at(lengths, row + 1, column + 1) + 1
          : Math.max(at(lengths, row + 1, column), at(lengths, row, column + 1));
      (lengths[row] as number[])[column] = best;
    }
  return lengths;
}

function at(lengths: readonly number[][], row: number, column: number): number {
  return lengths[row]?.[column] ?? 0;
}
