import { pictureSources } from '@wethi/browser';
import { pictureFacts, pictureInText } from '@wethi/contract';
import { unescapeHtml } from '@wethi/format';
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
  'img',
];

/** HTML of a detail as it may be shown (decisions.md §4: sanitised on save and on show); plain text becomes paragraphs. */
export function richText(html: string | null | undefined): string {
  const text = html?.trim();
  if (!text) return '';
  const marked = /<\w+[^>]*>/.test(text) ? text : `<p>${text.split(/\n{2,}/).join('</p><p>')}</p>`;
  const clean = sanitizeHtml(marked, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'rel', 'target'], img: ['src', 'alt'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    transformTags: { a: linkAttributes, img: pictureAttributes },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !pictureInText(attribs['src']),
  });
  return clean.replace(/<img src="([^"]*)"([^>]*)>/g, (_, src: string, others: string) => pictureTags(src, others));
}

/** A source first and always words for who does not see it. */
function pictureAttributes(tagName: string, { src = '', alt = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: { src, alt } };
}

/** Texts are at most so wide: docs/decisions/0110. */
const TEXT_WIDTH = 720;
const TEXT_SIZES = '(max-width: 767px) 92vw, 720px';

/** A picture in the widths that it is kept in, its room kept free until somebody has come as far as it. */
function pictureTags(src: string, others: string): string {
  const path = pictureInText(src) ?? '';
  const { width = 0, height = 0 } = pictureFacts(path) ?? {};
  const room = { width: Math.min(width, TEXT_WIDTH), height: Math.round(height * Math.min(1, TEXT_WIDTH / width)) };
  const from = pictureSources(path, { ...room, sizes: TEXT_SIZES });
  return [
    `<picture><source type="image/avif" srcset="${from.avif}" sizes="${from.sizes}" />`,
    `<img src="${from.src}" srcset="${from.webp}" sizes="${from.sizes}" width="${room.width}" height="${room.height}"`,
    ` loading="lazy" decoding="async"${others}></picture>`,
  ].join('');
}

/** Links to pages of the shop stay in the window, all others open another. */
function linkAttributes(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const isOwn = /^\/(?![/\\])/.test(href);
  return { tagName, attribs: isOwn ? { href } : { href, rel: 'noreferrer nofollow', target: '_blank' } };
}

/** The words of a detail without its marks, cut at a length, for descriptions of a page: text, which is escaped where it is shown. */
export function plainText(html: string | null | undefined, length: number): string {
  const words = unescapeHtml(sanitizeHtml(html ?? '', { allowedTags: [], allowedAttributes: {} }))
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > length ? `${words.slice(0, length - 1)}…` : words;
}
