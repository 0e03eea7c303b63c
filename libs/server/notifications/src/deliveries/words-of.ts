import { unescapeHtml } from '@wethi/format';

const LONGEST = 300;

/** @returns what a job's payload says to somebody: the text of a message, the subject of a letter; null of any other */
export function wordsOf(payload: string): string | null {
  const { text, title, letter } = JSON.parse(payload || '{}') as {
    text?: unknown;
    title?: unknown;
    letter?: { subject?: unknown };
  };
  const words = text ?? letter?.subject ?? title;
  if (typeof words !== 'string') return null;
  return unescapeHtml(words.replace(/<[^>]+>/g, '')).slice(0, LONGEST);
}
