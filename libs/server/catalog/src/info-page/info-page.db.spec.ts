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

  it('SITE-09 a draft stays beside the page that visitors read, until it is published or thrown away', async () => {
    const headers = await test.signInAs('personnel', 1);
    const post = (path: string, body: object, as = headers) =>
      test.request('POST', `/api/${path}`, { headers: as, body });
    const [page] = await rows('infoPageBySlug?info_page_slug=policy');
    const info_page_id = page?.id;
    const draft = {
      info_page_id,
      info_page_draft_title: 'นโยบายใหม่',
      info_page_draft_body: '<p>ข<script>1</script></p>',
    };
    const { insertId } = (await post('infoPageDraft', draft)).body.data as { insertId: number };
    expect((await post('infoPageDraft', draft)).status).toBe(409);
    await post('infoPageDraft', { id: insertId, info_page_draft_ingress: 'ประโยคนำใหม่' });
    expect(await rows('infoPageBySlug?info_page_slug=policy')).toEqual([page]);
    expect((await test.request('GET', `/api/infoPageDraftByInfoPageId?info_page_id=${info_page_id}`)).status).toBe(401);
    const [kept] = await rows(`infoPageDraftByInfoPageId?info_page_id=${info_page_id}`, headers);
    expect(kept).toMatchObject({ info_page_draft_title: 'นโยบายใหม่', info_page_draft_body: '<p>ข</p>' });

    expect((await post('infoPagePublish', { info_page_id }, await test.signInAs('user', 1))).status).toBe(403);
    expect((await post('infoPagePublish', { info_page_id })).body.result).toBe(true);
    const [published] = await rows('infoPageBySlug?info_page_slug=policy');
    expect(published).toMatchObject({
      info_page_title: 'นโยบายใหม่',
      info_page_ingress: 'ประโยคนำใหม่',
      info_page_body: '<p>ข</p>',
    });
    expect(await rows(`infoPageDraftByInfoPageId?info_page_id=${info_page_id}`, headers)).toEqual([]);

    const { insertId: again } = (await post('infoPageDraft', draft)).body.data as { insertId: number };
    await test.request('DELETE', `/api/infoPageDraft?id=${again}`, { headers });
    await post('infoPagePublish', { info_page_id });
    expect(await rows('infoPageBySlug?info_page_slug=policy')).toMatchObject([{ info_page_body: '<p>ข</p>' }]);
    expect((await post('infoPagePublish', { info_page_id: 999_999 })).status).toBe(404);
  });
});
