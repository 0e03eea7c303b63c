import { type Overlay, liesOver, memoryOf, overlayIn, overlayOnServer, searchWith, shouldRevalidate } from './overlay';

const at = (search: string) => new URL(`https://wethi.example/package/moon${search}`);

describe('what lies over a page stands in its address', () => {
  it.each<[string, Overlay]>([
    ['?dialog=pay&price=12&coupon=X', { name: 'pay', price: 12, coupon: 'X', order: undefined }],
    ['?dialog=login&then=pay&price=12', { name: 'login', then: { name: 'pay', price: 12 }, tel: undefined }],
    ['?dialog=register&then=pay', { name: 'register', then: { name: 'pay' }, tel: undefined }],
    ['?dialog=expired&then=pay&order=7', { name: 'expired', then: { name: 'pay', order: 7 } }],
    ['?dialog=login&then=gift&price=12', { name: 'login', then: { name: 'gift', price: 12 }, tel: undefined }],
    ['?dialog=cancel&of=12', { name: 'cancel', of: 12 }],
    ['?dialog=taxInvoice&of=12', { name: 'taxInvoice', of: 12 }],
    ['?dialog=menu', { name: 'menu' }],
    ['?dialog=certificate', { name: 'certificate' }],
    ['?dialog=application', { name: 'application' }],
  ])('SITE-11 %s', (search, overlay) => {
    expect(overlayIn(search, {})).toEqual(overlay);
    expect(searchWith('', overlay)).toBe(search);
  });

  it('SITE-11 but no phone, no message and nothing that somebody wrote does', () => {
    const login: Overlay = { name: 'login', tel: '0812345678' };
    const message: Overlay = { name: 'message', message: { tone: 'ok', text: 'สำเร็จ', textLink: 'ปิด' } };
    const help: Overlay = { name: 'help', about: { videoId: 12, text: 'ภาพหยุด' } };
    const report: Overlay = { name: 'report', reported: { source: 'chat', id: 7, user_nickname: 'ฝ้าย' } };
    for (const overlay of [login, message, help, report]) {
      const search = searchWith('', overlay);
      expect(search).toBe(`?dialog=${overlay.name}`);
      expect(overlayIn(search, memoryOf(overlay))).toEqual(overlay);
    }
    expect(overlayIn('?dialog=message', {})).toBeNull();
    expect(overlayIn('?dialog=nothing', {})).toBeNull();
  });

  it('SITE-11 beside the parameters of the page, which stay when it closes', () => {
    const list = '?type=stage&price=free&order=name';
    expect(searchWith(list, { name: 'login' })).toBe(`${list}&dialog=login`);
    expect(searchWith(`${list}&dialog=login`, null)).toBe(list);
    expect(searchWith('?buy=1&dialog=pay&price=12', null)).toBe('');
  });

  it('SITE-11 in the place of what was there, but over a chat', () => {
    const help: Overlay = { name: 'help', about: { videoId: 12 } };
    expect([liesOver(help, { name: 'chat' }), liesOver(help, { name: 'menu' }), liesOver(help, null)]).toEqual([
      ...[true, false, false],
    ]);
    expect(liesOver({ name: 'expired' }, { name: 'chat' })).toBe(false);
  });

  it('BUY-01 as the buy button sends it to the server, which learns nothing else', () => {
    expect(overlayOnServer('?buy=1&price=12')).toEqual({ name: 'pay', price: 12 });
    expect(overlayOnServer('?dialog=pay&price=12')).toBeNull();
    expect(overlayIn('?buy=1&price=12', {})).toMatchObject({ name: 'pay', price: 12 });
    expect(overlayIn('?buy=1&dialog=login', {})).toMatchObject({ name: 'login' });
    expect(searchWith('?buy=1&price=12', null)).toBe('');
  });

  it('SITE-11 reads no page anew by opening and closing', () => {
    const asked = (from: string, to: string) =>
      shouldRevalidate({
        ...({} as Parameters<typeof shouldRevalidate>[0]),
        currentUrl: at(from),
        nextUrl: at(to),
        defaultShouldRevalidate: true,
      });
    expect(asked('', '?dialog=pay&price=12')).toBe(false);
    expect(asked('?dialog=pay&price=12', '')).toBe(false);
    expect(asked('?type=stage', '?type=replay')).toBe(true);
    expect(asked('', '')).toBe(true);
  });
});
