import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { CatalogHttpModule } from '../catalog-http.module';
import * as make from '../testing/catalog.factory';

type Row = Record<string, unknown>;

/** Every resource with a lookup of each of its parents. */
const RESOURCES = [
  ['band', makeBandRow, []],
  ['bandMember', make.makeBandMember, ['bandMemberByBandId:band_id']],
  ['bandMemberDetail', undefined, ['bandMemberDetailByBandMemberId:band_member_id']],
  ['stage', make.makeStage, []],
  ['stageTime', make.makeStageTime, []],
  ['product', make.makeProduct, []],
  ['productPrice', make.makeProductPrice, ['productPriceByProductId:product_id']],
  ['productDetailType', make.makeProductDetailType, []],
  [
    'productDetailList',
    make.makeProductDetailList,
    ['productDetailListByProductId:product_id', 'productDetailListByProductDetailTypeId:product_detail_type_id'],
  ],
] as const;

function makeBandRow(...args: Parameters<typeof make.makeBand>) {
  return make.makeBand(...args);
}

describe('catalogue resources', () => {
  let test: TestApp;
  let owner: { authorization: string };
  const get = (path: string, headers: object = {}) => test.request('GET', `/api/${path}`, { headers });
  const save = (path: string, body: object, headers: object = owner) =>
    test.request('POST', `/api/${path}`, { headers, body });

  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule]);
    owner = await test.signInAs('personnel', 1);
  });
  afterAll(() => test.close());

  it.each(RESOURCES)('CAT-02 %s lists, reads by id and looks up', async (path, makeRow, lookups) => {
    const row = (await (makeRow ?? makeMemberDetail)(test.database.manager)) as unknown as Row; // entities have no index signature
    expect((await get(`${path}?id_in=${row['id']}`)).body).toMatchObject({
      result: true,
      total: 1,
      data: [{ id: row['id'] }],
    });
    const { body } = await get(`${path}ById?id=${row['id']}`, owner);
    expect(body.data).toMatchObject(JSON.parse(JSON.stringify(row)) as Row);
    expect((await get(`${path}?id=${row['id']}`, owner)).body.data).toEqual([body.data]);
    for (const [lookup = '', column = ''] of lookups.map((text) => text.split(':'))) {
      expect((await get(`${lookup}?${column}=${row[column]}`)).body).toMatchObject({
        total: 1,
        data: [{ id: row['id'] }],
      });
      expect((await get(lookup)).body.errors).toEqual([{ field: column, message: 'กรุณากรอกข้อมูล' }]);
    }
    expect((await get(`${path}ById?id=999999`)).status).toBe(404);
  });

  async function makeMemberDetail() {
    const { id } = await make.makeBandMember(test.database.manager);
    const body = { band_member_id: id, band_member_detail_text: 'เล่นกีตาร์มา 12 ปี' };
    const created = await save('bandMemberDetail', body);
    return { ...body, id: (created.body.data as { insertId: number }).insertId, band_member_detail_type: 'detail' };
  }

  it.each(RESOURCES)('CAT-03 %s is written by personnel only', async (path) => {
    expect((await save(path, {}, {})).status).toBe(401);
    expect((await save(path, {}, await test.signInAs('user', 1))).status).toBe(403);
    expect((await save(path, {})).body.code).toBe('INVALID_INPUT');
    expect((await test.request('DELETE', `/api/${path}?id=1`)).status).toBe(401);
  });

  it('CAT-01 fills in the defaults of the specification', async () => {
    const { id: band_id } = await make.makeBand(test.database.manager);
    const created = await save('product', { band_id, product_title: 'ใหม่', product_url: 'defaults' });
    const { insertId } = created.body.data as { insertId: number };
    expect((await get(`productById?id=${insertId}`, owner)).body.data).toMatchObject({
      ...{ product_format: 'online', product_type: 'M', product_status: 'coming', product_disable: 'N' },
      ...{ product_price_list: 'N', product_book: 'N', product_price: 0, create_by: 1 },
    });
  });

  it('CAT-01 refuses a second product at the same url, and a product of no band', async () => {
    const product = await make.makeProduct(test.database.manager);
    const { band_id, product_url } = product;
    const twice = await save('product', { band_id, product_title: 'ซ้ำ', product_url });
    expect([twice.status, twice.body.code]).toEqual([409, 'URL_TAKEN']);
    const lost = await save('product', { band_id: 999999, product_title: 'ไม่มีวง', product_url: 'lost' });
    expect([lost.status, lost.body.code]).toEqual([422, 'INVALID_INPUT']);
  });

  it.each([
    [{ product_url: 'ชื่อไทย' }, 'product_url'],
    [{ product_status: 'gone' }, 'product_status'],
    [{ product_price: 1.234 }, 'product_price'],
    [{ product_price: 0.1 + 0.2 }, undefined],
    [{ product_img: '../../etc/passwd' }, 'product_img'],
    [{ product_start: '2026-11-28', product_to: '2026-11-27' }, 'product_to'],
    [{ product_start: '28/11/2026' }, 'product_start'],
    [{ product_search: 'x' }, 'product_search'],
  ])('CAT-01 judges %j', async (values, field) => {
    const { id } = await make.makeProduct(test.database.manager);
    const { status, body } = await save('product', { id, ...values });
    expect([status, body.errors?.[0]?.field]).toEqual([field ? 422 : 200, field]);
  });

  it('CAT-01 judges a period with the day that is stored, not with the body alone', async () => {
    const { id } = await make.makeProduct(test.database.manager, { product_start: '2026-11-28' });
    const { status, body } = await save('product', { id, product_to: '2020-01-01' });
    expect([status, body.errors?.[0]?.field]).toEqual([422, 'product_to']);
    expect((await save('product', { id, product_to: '2026-11-28' })).status).toBe(200);
  });

  it('CAT-02 keeps a band that others still belong to', async () => {
    const { band_id } = await make.makeBandMember(test.database.manager);
    const { status, body } = await test.request('DELETE', `/api/band?id=${band_id}`, { headers: owner });
    expect([status, body.code]).toEqual([409, 'STILL_IN_USE']);
  });

  it.each(['//evil.example', '/\\evil.example', '\\\\evil.example', '\t//evil.example'])(
    'CAT-01 takes out the link to %p, which leaves the site unseen',
    async (href) => {
      const { id } = await make.makeBand(test.database.manager);
      await save('band', { id, band_detail: `<a href="${href}">ที่นี่</a>` });
      const { data } = (await get(`bandById?id=${id}`)).body;
      expect((data as Row)['band_detail']).not.toContain('evil');
    },
  );

  it('CAT-01 takes out of a detail what is no plain text markup', async () => {
    const { id } = await make.makeBand(test.database.manager);
    await save('band', { id, band_detail: '<p onclick="x()">ดนตรี<script>alert(1)</script></p>' });
    expect((await get(`bandById?id=${id}`)).body.data).toMatchObject({ band_detail: '<p>ดนตรี</p>' });
  });
});
