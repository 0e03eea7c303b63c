import { randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
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

/** Renders the whole page before the first byte leaves: pages are short, and the status is then always true. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const nonce = randomBytes(16).toString('base64');
  const scriptNonce = GUARDED ? nonce : undefined;
  setHeaders(headers, nonce);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  return new Promise<Response>((resolve, reject) => {
    let answerStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} nonce={scriptNonce} />,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer);
          const body = Readable.toWeb(pipe(new PassThrough())) as ReadableStream;
          resolve(new Response(body, { status: answerStatus, headers }));
        },
        onShellError: reject,
        onError(error) {
          answerStatus = 500;
          console.error(error);
        },
      },
    );
    const timer = setTimeout(abort, PATIENCE_MS + 1_000);
  });
}
