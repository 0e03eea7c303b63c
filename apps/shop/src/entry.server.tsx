import { createHash, randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleDataRequestFunction, ServerRouter } from 'react-router';
import { onBehalfOf } from './server/visitor.server';
import { type Audience, audienceOf } from './server/audience.server';
import { contentSecurityPolicy, withoutNonce } from './server/security-headers.server';
import { forFirstView } from './server/first-view.server';
import { PRIVATE, PUBLIC } from './server/cache-control';

/** For the process around the build, which knows the visitor's address. */
export { onBehalfOf };

const PATIENCE_MS = 5_000;
export const streamTimeout = PATIENCE_MS;

/** The development server's own scripts carry no nonce, and its styles are no files: it sends pages as React writes them. */
const GUARDED = !import.meta.env.DEV;

/** A show that is gone may be in demand as well. */
const KEPT = new Set([200, 404]);

interface Page {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Pages on their way, for all who ask for the same meanwhile. */
const flights = new Map<string, Promise<Page>>();

/**
 * Answers the whole page at once: pages are short, and the status is then always true. Pages are the same for every
 * guest and for every member (see the root's loader), so nginx gives one rendering to all of them.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const zipped = request.headers.get('accept-encoding')?.includes('gzip') ?? false;
  const audience = audienceOf(request.headers.get('cookie'));
  const key = `${status} ${audience} ${String(zipped)} ${request.url}`;
  const flight = flights.get(key) ?? makePage(request.url, status, context, { zipped, audience });
  flights.set(key, flight);
  const page = await flight.finally(() => flights.delete(key));
  for (const [name, value] of page.headers) headers.set(name, value);
  return new Response(new Uint8Array(page.body), { status: page.status, headers });
}

/** The data of a page that the browser changes to; the same rules as for the page itself. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  response.headers.set('Cache-Control', request.method === 'GET' && KEPT.has(response.status) ? PUBLIC : PRIVATE);
  response.headers.set('Vary', 'Cookie');
  return response;
};

interface Reader {
  zipped: boolean;
  audience: Audience;
}

async function makePage(url: string, status: number, context: EntryContext, reader: Reader): Promise<Page> {
  const nonce = randomBytes(16).toString('hex');
  const rendered = await renderPage(url, status, context, nonce);
  const guarded = GUARDED ? forFirstView(rendered.html, context, reader.audience, nonce) : rendered.html;
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': KEPT.has(rendered.status) ? PUBLIC : PRIVATE,
    Vary: 'Cookie, Accept-Encoding',
  });
  if (GUARDED) headers.set('Content-Security-Policy', contentSecurityPolicy(guarded, nonce));
  const html = withoutNonce(guarded, nonce);
  headers.set('ETag', `W/"${createHash('sha1').update(html).digest('base64url')}"`);
  if (reader.zipped) headers.set('Content-Encoding', 'gzip');
  return { status: rendered.status, headers, body: reader.zipped ? gzipSync(html) : Buffer.from(html) };
}

function renderPage(url: string, status: number, context: EntryContext, nonce: string) {
  const scriptNonce = GUARDED ? nonce : undefined;
  return new Promise<{ status: number; html: string }>((resolve, reject) => {
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
