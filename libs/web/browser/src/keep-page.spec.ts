import { keepPage } from './keep-page';

const PAGE = '<link rel="modulepreload" href="/assets/app-1.js"><script>import("/assets/entry-1.js")</script>';

describe('a page that is kept for a time without a line', () => {
  let kept: Map<string, unknown>;
  let answer: { body: string; init?: ResponseInit };
  let loaded: string[];

  beforeEach(() => {
    kept = new Map();
    answer = { body: PAGE };
    loaded = ['/assets/app-1.js', '/assets/entry-1.js', '/assets/lazy-1.js', '/api/tickets'];
    const cache = {
      keys: async () => [...kept.keys()].map((path) => ({ url: location.origin + path })),
      addAll: async (paths: string[]) => paths.forEach((path) => kept.set(path, path)),
      put: async (path: string, page: Response) => void kept.set(path, await page.text()),
      delete: async (path: string) => kept.delete(path),
    };
    vi.stubGlobal('caches', { open: async () => cache });
    vi.stubGlobal('fetch', async () => new Response(answer.body, answer.init));
    vi.spyOn(performance, 'getEntriesByType').mockImplementation(
      () => loaded.map((path) => ({ name: location.origin + path })) as PerformanceEntryList, // all that is read of an entry
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('BUY-20 has all files that it loaded, and none of an earlier build', async () => {
    kept.set('/assets/app-0.js', '');
    await keepPage('page', '/tickets');
    expect([...kept.keys()].toSorted()).toEqual([
      '/assets/app-1.js',
      '/assets/entry-1.js',
      '/assets/lazy-1.js',
      '/tickets',
    ]);
    expect(kept.get('/tickets')).toBe(PAGE);
  });

  it('BUY-20 has files that the browser does not note any more', async () => {
    const link = document.head.appendChild(document.createElement('link'));
    link.href = '/assets/late-1.js';
    await keepPage('page', '/tickets');
    link.remove();
    expect([...kept.keys()]).toContain('/assets/late-1.js');
  });

  it('BUY-20 is neither an error nor what must not be stored', async () => {
    const wrong = [{ status: 503 }, { headers: { 'cache-control': 'private, no-store' } }];
    for (const init of wrong) {
      answer = { body: PAGE, init };
      await keepPage('page', '/tickets');
    }
    expect(kept.size).toBe(0);
  });

  it('BUY-20 stays whole while a newer build is out than the one that runs', async () => {
    kept.set('/tickets', 'old').set('/assets/app-0.js', '');
    loaded = ['/assets/app-0.js'];
    await keepPage('page', '/tickets');
    expect([...kept]).toEqual([
      ['/tickets', 'old'],
      ['/assets/app-0.js', ''],
    ]);
  });
});
