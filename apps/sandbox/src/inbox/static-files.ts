import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The shop's colours and measures. */
const TOKENS = ['scale.css', 'dark.css'];
const TYPES: Record<string, string> = {
  'fonts.css': 'text/css; charset=utf-8',
  'controls.css': 'text/css; charset=utf-8',
  'inbox.css': 'text/css; charset=utf-8',
  'card.mjs': 'text/javascript; charset=utf-8',
  'inbox.mjs': 'text/javascript; charset=utf-8',
  'submit.mjs': 'text/javascript; charset=utf-8',
  'logo.svg': 'image/svg+xml',
};
const FONT = /^(ibm-plex-sans-thai|kanit)-(thai|latin)-(400|600)-normal\.woff2$/;

/** Style, script and fonts of the pages: a short list of files, nothing else can be reached. */
export function serveStaticFiles(app: FastifyInstance): void {
  const require = createRequire(import.meta.url);
  /* eslint-disable @nx/enforce-module-boundaries -- no imports: the bundle lies elsewhere and finds the files by the packages' names */
  const directory = join(dirname(require.resolve('@wethi/sandbox/package.json')), 'page');
  const tokenFile = (name: string) => require.resolve(`@wethi/tokens/${name}`);
  /* eslint-enable @nx/enforce-module-boundaries */

  app.get<{ Params: { name: string } }>('/page/:name', async ({ params: { name } }, reply) => {
    const isToken = TOKENS.includes(name);
    const type = isToken ? 'text/css; charset=utf-8' : TYPES[name];
    if (!type) return reply.callNotFound();
    reply.header('cache-control', 'no-cache');
    return reply.type(type).send(await readFile(isToken ? tokenFile(name) : join(directory, name)));
  });

  app.get<{ Params: { name: string } }>('/page/fonts/:name', async (request, reply) => {
    const family = FONT.exec(request.params.name)?.[1];
    if (!family) return reply.callNotFound();
    const file = require.resolve(`@fontsource/${family}/files/${request.params.name}`);
    return reply
      .type('font/woff2')
      .header('cache-control', 'max-age=86400')
      .send(await readFile(file));
  });
}
