import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { CatalogHttpModule } from '../catalog-http.module';
import { InfoPage } from './info-page.entity';

describe('pages of information', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule]);
    await test.database.query('DELETE FROM info_page');
    await test.database.manager.insert(InfoPage, [
      { info_page_slug: 'policy', info_page_title: 'นโยบาย', info_page_body: '<p>ก</p>', info_page_published: 'Y' },
      { info_page_slug: 'safety', info_page_title: 'ความปลอดภัย', info_page_body: '<p>ร่าง</p>' },
    ]);
  });
  afterAll(() => test.close());

  const rows = async (path: string, headers = {}) => {
    return (await test.request('GET', `/api/${path}`, { headers })).body.data as Record<string, unknown>[];
  };

  it('SITE-09 shows visitors what is published, without what the back office notes', async () => {
    expect(await rows('infoPageView')).toEqual([{ info_page_slug: 'policy', info_page_title: 'นโยบาย' }]);
    expect(await rows('infoPageBySlug?info_page_slug=safety')).toEqual([]);
    const [page] = await rows('infoPageBySlug?info_page_slug=policy');
    expect(page).toMatchObject({ info_page_body: '<p>ก</p>' });
    expect(page).not.toHaveProperty('info_page_confirmed');
  });

  it('SITE-09 publishes a page, keeps links to own pages in the window, and takes no address twice', async () => {
    const headers = await test.signInAs('personnel', 1);
    const [page] = await rows('infoPageBySlug?info_page_slug=safety', headers);
    const body = {
      id: page?.id,
      info_page_body: '<p><a href="/policy">ก</a> <a href="//evil.example">ข</a><script>1</script></p>',
      info_page_published: 'Y',
    };
    expect((await test.request('POST', '/api/infoPage', { headers, body })).body.result).toBe(true);
    const [saved] = await rows('infoPageBySlug?info_page_slug=safety');
    expect(saved?.info_page_body).toMatch(/^<p><a href="\/policy">ก<\/a> <a (?!href)[^>]*>ข<\/a><\/p>$/);
    const twice = { info_page_slug: 'policy', info_page_title: 'อีกหน้า' };
    expect((await test.request('POST', '/api/infoPage', { headers, body: twice })).body.code).toBe('INFO_PAGE_TAKEN');
  });
});
