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
    expect(await rows('infoPageView')).toEqual([{ info_page_slug: 'policy', info_page_title: 'นโยบาย', footer: 1 }]);
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

  it('SITE-09 ADMIN-07 publishes no other draft than whoever presses has read, and says who wrote it', async () => {
    const headers = await test.signInAs('personnel', 1);
    const colleague = await test.signInAs('personnel', 2);
    await test.database.query("UPDATE personnel SET personnel_nickname = 'แพร' WHERE id = 2");
    const post = (path: string, body: object, as = headers) =>
      test.request('POST', `/api/${path}`, { headers: as, body });
    const [before] = await rows('infoPageBySlug?info_page_slug=policy');
    const info_page_id = before?.id;
    await post('infoPageDraft', { info_page_id, info_page_draft_title: 'ร่างของฉัน' });
    const drafts = () => rows(`infoPageDraftByInfoPageId?info_page_id=${info_page_id}`, headers);
    const [{ id, update_at } = {}] = await drafts();
    await post('infoPageDraft', { id, info_page_draft_title: 'ร่างของแพร', update_at }, colleague);
    const late = await post('infoPagePublish', { info_page_id, update_at });
    const [now] = await drafts();
    expect([late.status, late.body.code, late.body.data]).toMatchObject([
      409,
      'ROW_CHANGED',
      { by: 'แพร', fields: ['info_page_draft_title'], update_at: now?.update_at },
    ]);
    expect(await rows('infoPageBySlug?info_page_slug=policy')).toEqual([before]);
    expect((await post('infoPagePublish', { info_page_id, update_at: now?.update_at })).status).toBe(200);
    expect(await rows('infoPageBySlug?info_page_slug=policy')).toMatchObject([{ info_page_title: 'ร่างของแพร' }]);
  });

  it('SITE-09 ADMIN-07 publishes nothing when the draft that is meant was thrown away, or published, meanwhile', async () => {
    const headers = await test.signInAs('personnel', 1);
    const post = (path: string, body: object) => test.request('POST', `/api/${path}`, { headers, body });
    const [{ id: info_page_id } = {}] = await rows('infoPageBySlug?info_page_slug=safety');
    await test.database.query("UPDATE info_page SET info_page_published = 'N' WHERE id = ?", [info_page_id]);
    await post('infoPageDraft', { info_page_id, info_page_draft_title: 'ร่างใหม่' });
    const [draft] = await rows(`infoPageDraftByInfoPageId?info_page_id=${info_page_id}`, headers);
    await test.request('DELETE', `/api/infoPageDraft?id=${draft?.id}`, { headers });
    expect((await post('infoPagePublish', { info_page_id, update_at: draft?.update_at })).status).toBe(404);
    expect(await rows('infoPageBySlug?info_page_slug=safety')).toEqual([]);
    expect((await post('infoPagePublish', { info_page_id })).status).toBe(200);
  });

  it('SITE-09 counts whom the answer to a question helped, without who it was; only of questions that visitors read', async () => {
    const body = '<h2>การซื้อ</h2><h3>โอนแล้ว <b>รอนาน</b>ไหม</h3><p>ก</p><h3>ใบเสร็จ &amp; ใบกำกับภาษีได้ไหม</h3><p>ข</p>';
    await test.database.manager.insert(InfoPage, {
      info_page_slug: 'questions',
      info_page_title: 'คำถาม',
      info_page_body: body,
      info_page_published: 'Y',
    });
    const vote = (info_question_title: string, helped: string) =>
      test.request('POST', '/api/infoQuestionVote', { body: { info_question_title, helped } });
    const asked = 'โอนแล้ว รอนานไหม';
    for (const helped of ['Y', 'N', 'Y']) expect((await vote(asked, helped)).status).toBe(200);
    expect((await vote('ใบเสร็จ & ใบกำกับภาษีได้ไหม', 'Y')).status).toBe(200);
    expect((await vote('ไม่มีคำถามนี้', 'Y')).status).toBe(404);
    expect((await vote(asked, 'maybe')).status).toBe(422);
    expect((await test.request('GET', '/api/infoQuestion')).status).toBe(401);
    const personnel = await test.signInAs('personnel', 1);
    expect(await rows('infoQuestion', personnel)).toEqual([
      { info_question_title: asked, info_question_helped: 2, info_question_lacking: 1 },
      { info_question_title: 'ใบเสร็จ & ใบกำกับภาษีได้ไหม', info_question_helped: 1, info_question_lacking: 0 },
    ]);
    for (let n = 0; n < 60; n += 1) await vote(asked, 'Y');
    expect((await vote(asked, 'Y')).body.code).toBe('TOO_MANY');
  });

  it('SITE-09 keeps what visitors read before: of policy and conditions for everybody, of the others for thirty days', async () => {
    const headers = await test.signInAs('personnel', 1);
    const save = (path: string, body: object) => test.request('POST', `/api/${path}`, { headers, body });
    const agreed = () => rows('infoPageAgreed?info_page_slug=policy');
    const versions = (id: unknown) => rows(`infoPageVersion?info_page_id=${id}`, headers);
    const [policy] = await rows('infoPageBySlug?info_page_slug=policy');
    const [safety] = await rows('infoPageBySlug?info_page_slug=safety');
    const before = await agreed();
    await save('infoPage', { id: policy?.id, info_page_body: '<p>ฉบับใหม่</p>' });
    await save('infoPage', { id: policy?.id, info_page_confirmed: 'Y' });
    const [newest, ...earlier] = await agreed();
    expect(newest).toMatchObject({ info_page_version_body: '<p>ฉบับใหม่</p>' });
    expect(earlier).toEqual(before);
    expect(newest).not.toHaveProperty('create_by');

    await save('infoPage', { id: safety?.id, info_page_body: '<p>หนึ่ง</p>' });
    await save('infoPage', { id: safety?.id, info_page_body: '<p>สอง</p>' });
    expect(await rows('infoPageAgreed?info_page_slug=safety')).toEqual([]);
    const draft = { info_page_id: safety?.id, info_page_draft_title: 'ร่างที่ทิ้ง', info_page_draft_body: '<p>สาม</p>' };
    const { insertId } = (await save('infoPageDraft', draft)).body.data as { insertId: number };
    await test.request('DELETE', `/api/infoPageDraft?id=${insertId}`, { headers });
    const kept = await versions(safety?.id);
    expect(kept.slice(0, 3)).toMatchObject([
      { info_page_version_kind: 'draft', info_page_version_body: '<p>สาม</p>', create_by: 1 },
      { info_page_version_kind: 'published', info_page_version_body: '<p>สอง</p>', info_page_version_old_at: null },
      { info_page_version_kind: 'published', info_page_version_body: '<p>หนึ่ง</p>' },
    ]);
    expect([kept[0], kept[2]].map((version) => typeof version?.info_page_version_old_at)).toEqual(['string', 'string']);
    const agreedTo = (await versions(policy?.id)).filter(({ info_page_version_kind: kind }) => kind === 'published');
    expect(agreedTo.map(({ info_page_version_old_at: at }) => at)).toEqual(agreedTo.map(() => null));
    expect((await test.request('GET', `/api/infoPageVersion?info_page_id=${policy?.id}`)).status).toBe(401);

    await save('infoPage', { id: policy?.id, info_page_published: 'N' });
    expect(await agreed()).toEqual([]);
    await save('infoPage', { id: policy?.id, info_page_published: 'Y' });
    expect(await agreed()).toEqual([newest, ...earlier]);
  });

  it('SITE-09 keeps pictures that were uploaded here within texts, and no others', async () => {
    const headers = await test.signInAs('personnel', 1);
    const own = '/files/info-page/0123456789abcdef0123456789abcdef-1600x1000-773d856436c5.webp';
    const written = [
      `<img src="${own}" alt="สลิป &quot;ตัวอย่าง&quot;" onerror="1" width="9" style="x">`,
      '<img src="https://evil.example/info-page/a-16x10.webp">',
      '<img src="//evil.example/files/info-page/a-16x10.webp">',
      '<img src="/files/../api/logout.webp">',
      '<img src="/files/info-page/a.svg">',
      '<img src="data:image/svg+xml,<svg onload=1>">',
      '<img src="javascript:1">',
      '<svg><script>1</script></svg>',
      '<p>ก</p>',
    ].join('');
    const kept = `<img src="${own}" alt="สลิป &quot;ตัวอย่าง&quot;" /><p>ก</p>`;
    const [page] = await rows('infoPageBySlug?info_page_slug=safety', headers);
    const save = (path: string, body: object) => test.request('POST', `/api/${path}`, { headers, body });
    await save('infoPageDraft', { info_page_id: page?.id, info_page_draft_title: 'ก', info_page_draft_body: written });
    const [draft] = await rows(`infoPageDraftByInfoPageId?info_page_id=${page?.id}`, headers);
    expect(draft).toMatchObject({ info_page_draft_body: kept });
    await save('infoPagePublish', { info_page_id: page?.id });
    expect(await rows('infoPageBySlug?info_page_slug=safety')).toMatchObject([{ info_page_body: kept }]);
  });

  it('SITE-09 tells personnel who published a page last and who drafts it, and visitors nothing of it', async () => {
    const headers = await test.signInAs('personnel', 1);
    const post = (path: string, body: object) => test.request('POST', `/api/${path}`, { headers, body });
    const [{ name }] = await test.database.query<[{ name: string }]>(
      'SELECT COALESCE(personnel_nickname, personnel_name, username) AS name FROM personnel WHERE id = 1',
    );
    const [policy] = await rows('infoPageBySlug?info_page_slug=policy');
    expect(policy).not.toHaveProperty('published_by');
    const read = async () => (await test.request('GET', `/api/infoPageById?id=${policy?.id}`, { headers })).body.data;
    await post('infoPageDraft', { info_page_id: policy?.id, info_page_draft_title: 'นโยบาย ร่าง' });
    const drafted = await read();
    expect(drafted).toMatchObject({ drafted_by: name, drafted_at: expect.any(String) as string });
    await post('infoPagePublish', { info_page_id: policy?.id });
    const published = await read();
    expect(published).toMatchObject({ published_by: name, drafted_by: null, drafted_at: null });
    expect(published).not.toMatchObject({ published_at: (drafted as { published_at: string }).published_at });
  });

  it('SITE-04 the footer names published pages in the order that the back office gives, without those that it leaves out', async () => {
    const headers = await test.signInAs('personnel', 1);
    const [policy] = await rows('infoPageBySlug?info_page_slug=policy');
    const [safety] = await rows('infoPageBySlug?info_page_slug=safety');
    await test.database.query("UPDATE info_page SET info_page_footer_group = 'terms' WHERE id IN (?)", [
      [policy?.id, safety?.id],
    ]);
    const places = async () =>
      Object.fromEntries(
        (await rows('infoPageView')).map(({ info_page_slug, footer }) => [info_page_slug, footer]),
      ) as Record<string, number>;
    const move = { id: safety?.id, after_id: null };
    expect((await test.request('POST', '/api/infoPageMove', { headers, body: move })).status).toBe(200);
    expect(await places()).toMatchObject({ safety: 1, policy: 2 });
    await test.request('POST', '/api/infoPage', { headers, body: { id: safety?.id, info_page_footer: 'N' } });
    expect(await places()).toMatchObject({ safety: 0, policy: 2 });
    const user = await test.signInAs('user', 1);
    expect((await test.request('POST', '/api/infoPageMove', { headers: user, body: move })).status).toBe(403);
  });
});
