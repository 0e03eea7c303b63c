export interface Entity {
  type: string;
  offset: number;
  length: number;
  url?: string;
}

export interface FormattedText {
  text: string;
  entities: Entity[];
}

const ENTITY_TYPES: Record<string, string> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strikethrough',
  strike: 'strikethrough',
  del: 'strikethrough',
  code: 'code',
  pre: 'pre',
  a: 'text_link',
  blockquote: 'blockquote',
  'tg-spoiler': 'spoiler',
};
const CHARACTERS: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' };
const PIECES = /<[^<>]*>|&(?:lt|gt|amp|quot|#\d+|#x[0-9a-f]+);|[^<&]+|[<&]/gi;

/**
 * Parses a text with `parse_mode: HTML` as strictly as Telegram does, so that a forgotten escape shows up in tests.
 * @returns the visible text and its entities, offsets in UTF-16 units
 * @throws Error with Telegram's wording
 */
export function parseTelegramHtml(source: string): FormattedText {
  const result: FormattedText = { text: '', entities: [] };
  const open: { tag: string; entity: Entity }[] = [];
  for (const { 0: piece, index } of source.matchAll(PIECES)) {
    if (piece.startsWith('</')) close(piece, open, result, index);
    else if (piece.startsWith('<')) open.push(start(piece, result, Buffer.byteLength(source.slice(0, index))));
    else result.text += piece.startsWith('&') ? character(piece) : piece;
  }
  const unclosed = open.at(-1);
  if (unclosed) throw parseError(`Can't find end tag corresponding to start tag "${unclosed.tag}"`);
  return result;
}

function start(piece: string, result: FormattedText, byteOffset: number): { tag: string; entity: Entity } {
  const tag = /^<([a-z-]+)/i.exec(piece)?.[1]?.toLowerCase() ?? '';
  const type = ENTITY_TYPES[tag];
  if (!type || !piece.endsWith('>')) throw parseError(`Unsupported start tag "${tag}" at byte offset ${byteOffset}`);
  const url = /\shref\s*=\s*["']([^"']*)["']/i.exec(piece)?.[1];
  const entity: Entity = { type, offset: result.text.length, length: 0, ...(url ? { url } : {}) };
  return { tag, entity };
}

function close(piece: string, open: { tag: string; entity: Entity }[], result: FormattedText, offset: number): void {
  const tag = piece.slice(2, -1).trim().toLowerCase();
  const last = open.pop();
  if (last?.tag !== tag) throw parseError(`Unexpected end tag at byte offset ${offset}`);
  last.entity.length = result.text.length - last.entity.offset;
  if (last.entity.length > 0) result.entities.push(last.entity);
}

function character(reference: string): string {
  const name = reference.slice(1, -1).toLowerCase();
  if (!name.startsWith('#')) return CHARACTERS[name] ?? reference;
  const point = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
}

function parseError(reason: string): Error {
  return new Error(`Bad Request: can't parse entities: ${reason}`);
}
