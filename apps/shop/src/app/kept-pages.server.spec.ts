/** @jest-environment node */
import { finishedPage, keptPage } from './kept-pages.server';

describe('pages rendered once for many', () => {
  let rendered = 0;
  const page = (key: string, nonce: string, status = 200) =>
    keptPage(key, nonce, () => {
      rendered += 1;
      return Promise.resolve({ status, html: `<script nonce="${nonce}">${rendered}</script>` });
    });
  beforeEach(() => {
    rendered = 0;
  });
  afterEach(() => jest.restoreAllMocks());

  it('SITE-05 those who come together share one page, each with the nonce of the own answer', async () => {
    const answers = await Promise.all(['one', 'two', 'three'].map((nonce) => page('guest /a', nonce)));
    expect(answers.map(({ html }) => html)).toEqual(
      ['one', 'two', 'three'].map((nonce) => `<script nonce="${nonce}">1</script>`),
    );
  });

  it('SITE-05 answers at once when the page is there and fresh', async () => {
    const coming = page('guest /e', 'one');
    expect(finishedPage('guest /e', 'two')).toBeUndefined();
    await coming;
    expect(finishedPage('guest /e', 'two')).toBe('<script nonce="two">1</script>');
    const later = Date.now() + 3_001;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(finishedPage('guest /e', 'three')).toBeUndefined();
  });

  it('SITE-05 another page, another audience and a later moment are rendered anew', async () => {
    const html = async (key: string) => (await page(key, 'n')).html;
    expect(await html('guest /b')).toContain('>1<');
    expect(await html('member /b')).toContain('>2<');
    const later = Date.now() + 3_001;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(await html('guest /b')).toContain('>3<');
  });

  it('SITE-10 a page that failed is not kept', async () => {
    expect((await page('guest /c', 'n', 500)).status).toBe(500);
    expect((await page('guest /c', 'n')).html).toContain('>2<');
    const broken = keptPage('guest /d', 'n', () => Promise.reject(new Error('broken')));
    await expect(broken).rejects.toThrow('broken');
    expect((await page('guest /d', 'n')).status).toBe(200);
  });
});
