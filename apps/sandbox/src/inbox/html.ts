import type { FastifyReply } from 'fastify';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface Neighbours {
  /** Where forms may be sent, beside the sandbox. */
  formTargets?: string[];
  /** Whose pages may show it in a frame. */
  frameAncestors?: string;
}

/** Renders a whole page; nothing may be loaded from or sent to anywhere but the sandbox and its neighbours. */
export function sendPage(
  reply: FastifyReply,
  page: ReactElement,
  { formTargets = [], frameAncestors = "'none'" }: Neighbours = {},
): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    `form-action 'self' ${formTargets.join(' ')}`.trim(),
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
  ];
  reply.header('content-security-policy', policy.join('; '));
  return sendMarkup(reply, page, '<!doctype html>');
}

/** Renders a part of a page, or with `prefix` a whole one. */
export function sendMarkup(reply: FastifyReply, markup: ReactElement, prefix = ''): FastifyReply {
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  return reply.type('text/html; charset=utf-8').send(`${prefix}${renderToStaticMarkup(markup)}`);
}
