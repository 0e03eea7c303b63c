import { hash, randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import { type EntryContext, type HandleDataRequestFunction, ServerRouter } from 'react-router';
import { type Audience, audienceOf } from './server/audience.server';
import { keptBriefly, PRIVATE } from './server/cache-control';
import { compressed, type Encoding, encodingFor } from './server/compression.server';
import { forFirstView } from './server/first-view.server';
import { FONT_SCRIPT } from './server/font-script.server';
import { paths } from './config/paths';
import { pageParts, type PageParts, wholePage, withoutNonce } from './server/page-parts.server';
import { contentSecurityPolicy } from './server/security-headers.server';
import { stateScript } from './server/state-script.server';
import { onBehalfOf } from './server/visitor.server';

/** For the process around the build, which knows the visitor's address. */
export { onBehalfOf };

/** How long a loader may take, in milliseconds. */
export const streamTimeout = 5_000;

/** The development server's own scripts carry no nonce, and its styles are no files: it sends pages as React writes them. */
const GUARDED = !import.meta.env.DEV;

/** A show that is gone may be in demand as well. */
const KEPT = new Set([200, 404]);
/** Of data also where another page is led to, which React Router says by 202. */
const KEPT_DATA = new Set([...KEPT, 202]);

/** What stands in a page instead of a part that React would have had to wait for. */
const UNFINISHED = '<!--$!-->';

interface Page {
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
  const encoding = encodingFor(request.headers.get('accept-encoding'));
  const audience = audienceOf(request.headers.get('cookie'));
  const key = `${status} ${audience} ${encoding} ${request.url}`;
  const flight = flights.get(key) ?? makePage(request.url, status, context, { encoding, audience });
  flights.set(key, flight);
  const page = await flight.finally(() => flights.delete(key));
  for (const [name, value] of page.headers) headers.set(name, value);
  return new Response(new Uint8Array(page.body), { status, headers });
}

/** The data of a page that the browser changes to; the same rules as for the page itself. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  const isKept = request.method === 'GET' && KEPT_DATA.has(response.status);
  for (const [name, value] of Object.entries(isKept ? keptBriefly() : PRIVATE)) response.headers.set(name, value);
  response.headers.set('Vary', 'Cookie');
  return response;
};

interface Reader {
  encoding: Encoding;
  audience: Audience;
}

const pathOf = (url: string) => new URL(url, 'http://shop').pathname;

async function makePage(url: string, status: number, context: EntryContext, reader: Reader): Promise<Page> {
  const nonce = randomBytes(16).toString('hex');
  const rendered = await renderPage(url, context, nonce);
  const guarded = GUARDED ? forFirstView(rendered, context, reader.audience, nonce) : rendered;
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    ...(KEPT.has(status) ? keptBriefly() : PRIVATE),
    Vary: 'Cookie, Accept-Encoding',
  });
  if (GUARDED) headers.set('Content-Security-Policy', contentSecurityPolicy(guarded, nonce, pathOf(url) === paths.tv));
  if (reader.encoding !== 'identity') headers.set('Content-Encoding', reader.encoding);
  const sent = wholePage(withoutNonce(guarded, nonce));
  const body = await compressed(Buffer.from(sent), reader.encoding);
  headers.set('ETag', `W/"${hash('sha1', body, 'base64url')}"`);
  // Said before, nginx sends what it keeps in one piece, not in chunks.
  headers.set('Content-Length', String(body.length));
  return { headers, body };
}

/**
 * In one go, which takes three quarters of the time of a stream: what the loaders read is known before, so nothing is left
 * to wait for, and React Router's state can stand at the page's end from the beginning.
 */
async function renderPage(url: string, context: EntryContext, nonce: string): Promise<PageParts> {
  const state = context.serverHandoffStream ? await text(context.serverHandoffStream) : '';
  const whole = { ...context, serverHandoffStream: undefined };
  const html = renderToString(<ServerRouter context={whole} url={url} nonce={nonce} />);
  if (html.includes(UNFINISHED)) console.error(`a part of ${new URL(url).pathname} is made in the browser only`);
  const { head, content, end } = pageParts(html, nonce);
  return {
    head: `<!DOCTYPE html>${head}<script nonce="${nonce}">${FONT_SCRIPT}</script>`,
    content,
    end: end.replace('</body></html>', (closing) => stateScript(state, nonce) + closing),
  };
}
