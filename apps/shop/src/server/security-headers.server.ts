import { hash } from 'node:crypto';
import { EMBED_ORIGINS } from './environment.server';
import { nonceAttribute, type PageParts } from './page-parts.server';

/** Without the nonce in it: an expression that stays the same is compiled once. */
const SCRIPT = /<script([^>]*)>([^]*?)<\/script>/g;

/**
 * What a page may load and run: its own files, the scripts that React wrote into it, and the players of known sites.
 * Scripts are named by their hashes, so that one answer serves everybody; one that came in with somebody's text does
 * not bear the nonce of this rendering and is not named. Styles stay open to attributes, which React and Radix write.
 * @param nonce of the rendering, unguessable
 * @param readsQr whether the page reads QRs from a camera, by a program that is compiled there
 */
export function contentSecurityPolicy({ head, end }: PageParts, nonce: string, readsQr = false): string {
  const hashes = [...(head + end).matchAll(SCRIPT)]
    .filter(([, attributes = '', code]) => code && attributes.includes(nonceAttribute(nonce)))
    .map(([, , code = '']) => `'sha256-${hash('sha256', code, 'base64')}'`);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...(readsQr ? ["'wasm-unsafe-eval'"] : []), ...new Set(hashes)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    `frame-src ${EMBED_ORIGINS}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
