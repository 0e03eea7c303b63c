import { DEFAULT_ACCESS_WINDOW_DAYS, SUPPORT } from '@wethi/contract';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { CatalogHttpModule } from '../catalog-http.module';

describe('contacts of the shop', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule]);
  });
  afterAll(() => test.close());

  const shown = async () => (await test.request('GET', '/api/shopContact')).body.data;

  it('SITE-04 are those of the program until personnel says others, and keep what is not given', async () => {
    const headers = await test.signInAs('personnel', 1);
    const post = (body: object) => test.request('POST', '/api/shopContact', { headers, body });
    expect(await shown()).toMatchObject({ contact_email: SUPPORT.email, contact_line: SUPPORT.line, contact_tel: '' });
    await post({ contact_line: '@wethi.stage', contact_tel: '02-123-4567' });
    expect((await post({ contact_tel: '' })).body.result).toBe(true);
    expect(await shown()).toEqual({
      contact_email: SUPPORT.email,
      contact_line: '@wethi.stage',
      contact_page: SUPPORT.page,
      contact_tel: '',
      contact_hours: SUPPORT.hours,
      access_window_days: DEFAULT_ACCESS_WINDOW_DAYS,
    });
  });

  it('SITE-04 lead nowhere but to LINE, Facebook, a mailbox and a phone', async () => {
    const headers = await test.signInAs('personnel', 1);
    const wrong = [
      { contact_line: 'wethi' },
      { contact_line: '@x/../evil' },
      { contact_page: 'facebook.com.evil.example/wethi' },
      { contact_email: 'nobody' },
      { contact_tel: 'โทรมาเลย' },
      { contact_hours: ' ' },
      { contact_hours: null },
    ];
    for (const body of wrong) {
      const { status } = await test.request('POST', '/api/shopContact', { headers, body });
      expect([body, status]).toEqual([body, 422]);
    }
  });
});
