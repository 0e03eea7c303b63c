import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { CatalogHttpModule } from '../catalog-http.module';
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
});
