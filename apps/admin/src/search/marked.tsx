/** Letters that stand for each other in numbers of orders. */
const ALIKE: Record<string, string> = { 0: '[0o]', o: '[0o]', 1: '[1il]', i: '[1il]', l: '[1il]' };

/** Finds what was typed in what is shown: phones have dashes there, and O may be 0. */
function patternOf(typed: string): RegExp | undefined {
  const signs = [...typed.trim().toLowerCase()].filter((sign) => !/[\s-]/.test(sign));
  if (signs.length === 0) return undefined;
  return new RegExp(
    `(${signs.map((sign) => ALIKE[sign] ?? sign.replace(/[^\p{L}\p{M}\d]/u, '\\$&')).join('[\\s-]*')})`,
    'i',
  );
}

/** A text in which what was typed is marked. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const pattern = patternOf(typed);
  const [before, found, ...after] = pattern ? text.split(pattern) : [text];
  return (
    <>
      {before}
      {found && <mark>{found}</mark>}
      {after.join('')}
    </>
  );
}
