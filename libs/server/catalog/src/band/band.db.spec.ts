import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { CatalogHttpModule } from '../catalog-http.module';
import type { Band } from './band.entity';
import { makeBand } from '../testing/catalog.factory';

describe('bands', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule]);
  });
  afterAll(() => test.close());

  it('SITE-08 tell where they are from and how to reach them, by links that lead to web pages and nowhere else', async () => {
    const { id, band_name } = await makeBand(test.database.manager);
    const headers = await test.signInAs('personnel', 1);
    const save = (body: object) => test.request('POST', '/api/band', { headers, body: { id, ...body } });
    const told = {
      band_place: 'นนทบุรี',
      band_page: 'https://facebook.example/hinghoi',
      band_listen: 'https://music.example/hinghoi?a=1',
      band_mail: 'hinghoi@wethi.example',
    };
    expect((await save(told)).status).toBe(200);
    const page = await test.request('GET', `/api/bandPage?band_name=${encodeURIComponent(band_name)}`);
    expect(page.body.data).toMatchObject({ band: told });
    for (const fault of [
      { band_page: 'javascript:alert(1)' },
      { band_listen: 'http://music.example' },
      { band_page: 'https://a.example/"><script>' },
      { band_mail: 'hinghoi' },
      { band_mail: 'a@b.example?subject=<b>' },
    ])
      expect((await save(fault)).body.errors?.[0]?.field).toBe(Object.keys(fault)[0]);
    expect((await save({ band_page: '', band_mail: '' })).status).toBe(200);
  });

  it('SITE-08 are found by the names that they had, as long as no other band has them', async () => {
    const { manager } = test.database;
    const headers = await test.signInAs('personnel', 1);
    const { id, band_name: first } = await makeBand(manager);
    const rename = (band: number, band_name: string) =>
      test.request('POST', '/api/band', { headers, body: { id: band, band_name } });
    const found = async (name: string) => {
      const { status, body } = await test.request('GET', `/api/bandPage?band_name=${encodeURIComponent(name)}`);
      return status === 200 ? (body.data as unknown as { band: Band }).band.id : status; // an answer is typed by its envelope alone
    };
    const [second, third] = [`${first} ใหม่`, `${first} ใหม่กว่า`];
    for (const name of [second, third]) expect((await rename(id, name)).status).toBe(200);
    expect(await Promise.all([first, second, third].map(found))).toEqual([id, id, id]);
    const other = await makeBand(manager);
    await rename(other.id, second);
    expect([await found(second), await found(first)]).toEqual([other.id, id]);
    await rename(other.id, `${second} อีกวง`);
    expect(await found(second)).toBe(other.id);
    await rename(id, first);
    expect(await found(third)).toBe(id);
    expect(await found('ไม่มีวงนี้')).toBe(404);
  });

  describe('that issue papers of their own', () => {
    const COMPANY = {
      band_seller_name: 'บริษัท หิ่งห้อยในเมือง จำกัด',
      band_seller_tax_id: '0105599003450',
      band_seller_branch: '00000',
      band_seller_address: '12 ถนนสามัคคี จังหวัดนนทบุรี 11000',
      band_issues: 'Y',
    };
    let owner: object;
    let id: number;
    beforeEach(async () => {
      owner = await test.signInAs('personnel', 1);
      ({ id } = await makeBand(test.database.manager));
    });
    const save = (body: object, headers = owner) =>
      test.request('POST', '/api/band', { headers, body: { id, ...body } });
    const fields = async (body: object) => (await save(body)).body.errors?.map(({ field }) => field);
    const read = async (headers: object) =>
      (await test.request('GET', `/api/bandById?id=${id}`, { headers })).body.data;

    it('BUY-12 are named in full, with a tax id whose last digit fits, or not at all', async () => {
      expect(await fields({ band_issues: 'Y' })).toEqual(['band_seller_name']);
      for (const name of ['band_seller_name', 'band_seller_tax_id', 'band_seller_branch', 'band_seller_address'])
        expect(await fields({ ...COMPANY, [name]: '' })).toEqual([name]);
      expect(await fields({ band_seller_name: COMPANY.band_seller_name })).toEqual(['band_seller_tax_id']);
      expect(await fields({ ...COMPANY, band_seller_tax_id: '0105599003451' })).toEqual(['band_seller_tax_id']);
      expect(await fields({ ...COMPANY, band_seller_branch: '1' })).toEqual(['band_seller_branch']);
      expect((await save(COMPANY)).body).toMatchObject({ result: true });
      expect(await read(owner)).toMatchObject(COMPANY);
    });

    it('BUY-12 ADMIN-04 are named by owners alone, and the public sees nothing of it', async () => {
      await test.signInAs('personnel', 77);
      await test.database.query("UPDATE personnel SET role = 'shop' WHERE id = 77");
      const shop = await test.signInAs('personnel', 77);
      expect((await save(COMPANY, shop)).status).toBe(403);
      await save(COMPANY);
      expect((await save({ band_issues: 'N' }, shop)).status).toBe(403);
      expect((await save({ ...COMPANY, band_place: 'นนทบุรี' }, shop)).body).toMatchObject({ result: true });
      const open = await read({});
      for (const name of Object.keys(COMPANY)) expect(open).not.toHaveProperty(name);
      const search = `/api/band?band_seller_tax_id=${COMPANY.band_seller_tax_id}`;
      expect((await test.request('GET', search)).status).toBe(422);
      const { body } = await test.request('GET', '/api/band');
      expect(JSON.stringify(body.data)).not.toContain(COMPANY.band_seller_tax_id);
    });

    it('BUY-12 keep their tax id once their numbers have begun', async () => {
      await save(COMPANY);
      await test.database.query(
        `INSERT INTO paper_number (paper_kind, paper_issuer, paper_month, last_number) VALUES ('receipt', ?, '6911', 1)`,
        [`band-${id}`],
      );
      expect(await fields({ band_seller_tax_id: '0105599000124' })).toEqual(['band_seller_tax_id']);
      expect(await fields({ band_issues: 'N', band_seller_tax_id: '' })).toEqual(['band_seller_tax_id']);
      expect((await save({ band_issues: 'N', band_seller_name: 'บริษัท ชื่อใหม่ จำกัด' })).body.result).toBe(true);
    });
  });
});
