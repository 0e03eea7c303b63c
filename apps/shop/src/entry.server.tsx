import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { audienceOf } from './app/audience.server';
import { finishedPage, keptPage, type RenderedPage } from './app/kept-pages.server';
import { contentSecurityPolicy } from './app/security-headers';

const PATIENCE_MS = 5_000;
export const streamTimeout = PATIENCE_MS;

/** The development server's own scripts carry no nonce: there is no policy there. */
const GUARDED = !import.meta.env.DEV;

function setHeaders(headers: Headers, nonce: string): void {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Cache-Control', 'private, no-cache');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  if (GUARDED) headers.set('Content-Security-Policy', contentSecurityPolicy(nonce));
}

/**
 * Answers the whole page at once: pages are short, and the status is then always true. Pages are the same for every
 * guest and for every member (see the root's loader), so one rendering serves all who ask at the same time.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = newNonce();
  setHeaders(headers, nonce);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { pathname, search } = new URL(request.url);
  const render = () => renderPage(request.url, status, context, nonce);
  const key = keyOf(pathname, request.headers.get('cookie'));
  const page = status === 200 && !search ? await keptPage(key, nonce, render) : await render();
  return new Response(page.html, { status: page.status, headers });
}

/**
 * The answer to a GET whose page is rendered already; undefined when React Router has to make it.
 * @param url path with query, as the request has it
 */
export function readyAnswer(url: string, cookies: string | undefined): { headers: Headers; html: string } | undefined {
  const nonce = newNonce();
  const html = finishedPage(keyOf(url, cookies), nonce);
  if (html === undefined) return undefined;
  const headers = new Headers();
  setHeaders(headers, nonce);
  return { headers, html };
}

const newNonce = (): string => randomBytes(16).toString('base64');
const keyOf = (path: string, cookies: string | null | undefined): string => `${audienceOf(cookies)} ${path}`;

function renderPage(url: string, status: number, context: EntryContext, nonce: string): Promise<RenderedPage> {
  const scriptNonce = GUARDED ? nonce : undefined;
  return new Promise((resolve, reject) => {
    let answerStatus = status;
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={url} nonce={scriptNonce} />, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        text(pipe(new PassThrough())).then((html) => resolve({ status: answerStatus, html }), reject);
      },
      onShellError: reject,
      onError(error) {
        answerStatus = 500;
        console.error(error);
      },
    });
    const timer = setTimeout(abort, PATIENCE_MS + 1_000);
  });
}
