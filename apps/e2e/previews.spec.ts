import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { videoOf } from './support/purchase.ts';
import { replayShow } from './support/shows.ts';

interface Page {
  /** Listed by search engines, under its one address. */
  path?: string;
  address: string;
}

/** Every page of the shop by the file of its route. */
async function pages(): Promise<Record<string, Page>> {
  const show = await replayShow();
  const found = (path: string): Page => ({ path, address: path });
  return {
    'home.tsx': found('/'),
    'package-all.tsx': { path: '/packageAll', address: '/packageAll?type=replay' },
    'package.tsx': { path: `/package/${show.product_url}`, address: `/package/${show.product_url}?buy=1` },
    // A show without a waiting room has its page instead.
    'waiting-room.tsx': { path: `/package/${show.product_url}`, address: `/waitingRoom/${show.product_url}` },
    'band/band.tsx': found(`/band/${encodeURIComponent(show.band_name)}`),
    'band/band-member.tsx': found('/bandMember/1'),
    'stage.tsx': found('/stage/1'),
    'tickets.tsx': { address: '/tickets' },
    'watch-reruns.tsx': { address: '/watchReruns' },
    'video-stage.tsx': { address: `/videoStage/${await videoOf(show)}` },
    'live-streaming.tsx': { address: '/liveStreaming' },
    'order.tsx': { address: '/order/none' },
    'paper/paper.tsx': { address: '/paper/1' },
    'paper/conditions.tsx': { address: '/paper/conditions/1' },
    'gift/gift.tsx': { address: '/gift/none-such' },
    'group/group.tsx': { address: '/group/none-such' },
    'share.tsx': { address: '/share' },
    'member.tsx': { address: '/member' },
    'profile/details.tsx': { address: '/profile' },
    'profile/orders.tsx': { address: '/profile/orders' },
    'profile/bands.tsx': { address: '/profile/bands' },
    'profile/coupons.tsx': { address: '/profile/coupons' },
    'profile/email.tsx': { address: '/profile/email' },
    'profile/addresses.tsx': { address: '/profile/addresses' },
    'profile/address.tsx': { address: '/profile/addresses/new' },
    'profile/security.tsx': { address: '/profile/security' },
    'profile/privacy.tsx': { address: '/profile/privacy' },
    'profile/statistics.tsx': { address: '/profile/statistics' },
    'unsubscribe.tsx': { address: '/unsubscribe' },
    'logout.tsx': { address: '/logout' },
    'tv/tv.tsx': { address: '/tv' },
    'tv/tv-screen.tsx': { address: '/tv/screen' },
    'info-page.tsx': found('/aboutUs'),
    'not-found.tsx': { address: '/none/such' },
  };
}

/** What stands once in the head of a page. */
function reader(html: string) {
  return (pattern: RegExp): string | undefined => {
    const [first, second] = [...html.matchAll(new RegExp(pattern, 'g'))].map(([, content]) => content);
    expect(second, String(pattern)).toBeUndefined();
    return first;
  };
}

async function expectPreview(request: APIRequestContext, { path, address }: Page): Promise<void> {
  const once = reader(await (await request.get(address)).text());
  expect(once(/<title>([^<]+)<\/title>/), address).toMatch(/ \| เวที$/);
  expect(once(/<meta name="description" content="([^"]*)"/), address).toMatch(/[ก-๙]{10}/);
  expect(once(/<meta name="robots" content="([^"]*)"/), address).toBe(path === undefined ? 'noindex' : undefined);
  const canonical = once(/<link rel="canonical" href="([^"]*)"/);
  const picture = once(/<meta property="og:image" content="([^"]*)"/);
  expect(picture, address).toMatch(/^https?:\/\/[^/]+\/.+\.jpg$/);
  const { origin, pathname } = new URL(picture ?? '');
  expect(canonical, address).toBe(path === undefined ? undefined : origin + path);
  const answer = await request.get(pathname);
  expect([answer.status(), answer.headers()['content-type']], pathname).toEqual([200, 'image/jpeg']);
}

test('SITE-05 every page has a title, a description, one address or none for search engines, and a picture for LINE', async ({
  request,
}) => {
  const all = await pages();
  const routes = readFileSync(join(import.meta.dirname, '../shop/src/routes.ts'), 'utf8');
  const files = [...routes.matchAll(/(?:index|route)\((?:'[^']+', )?'routes\/([\w-/]+\.tsx)/g)].map(([, file]) => file);
  expect(Object.keys(all).sort()).toEqual(files.sort());
  for (const page of Object.values(all)) await expectPreview(request, page);
});
