import sanitizeHtml from 'sanitize-html';

const TAGS = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'a',
  'hr',
];

/** HTML of a detail as it may be shown (decisions.md §4: sanitised on save and on show); plain text becomes paragraphs. */
export function richText(html: string | null | undefined): string {
  const text = html?.trim();
  if (!text) return '';
  const marked = /<\w+[^>]*>/.test(text) ? text : `<p>${text.split(/\n{2,}/).join('</p><p>')}</p>`;
  return sanitizeHtml(marked, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    transformTags: { a: linkAttributes },
  });
}

/** Links to pages of the shop stay in the window, all others open another. */
function linkAttributes(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const isOwn = /^\/(?![/\\])/.test(href);
  return { tagName, attribs: isOwn ? { href } : { href, rel: 'noreferrer nofollow', target: '_blank' } };
}

/** The words of a detail without its marks, cut at a length, for descriptions of a page. */
export function plainText(html: string | null | undefined, length: number): string {
  const words = sanitizeHtml(html ?? '', { allowedTags: [], allowedAttributes: {} })
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > length ? `${words.slice(0, length - 1)}…` : words;
}
