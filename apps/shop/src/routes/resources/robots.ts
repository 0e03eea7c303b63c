import { PUBLIC_URL } from '../../server/environment.server';

const PRIVATE = ['/api/', '/order/', '/profile', '/watchReruns', '/videoStage', '/member', '/logout', '/tv'];

export function loader() {
  const lines = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), `Sitemap: ${PUBLIC_URL}/sitemap.xml`];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
