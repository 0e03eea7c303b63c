import { linkedCoupon } from './linked-coupon';

const of = (search: string, before = '') =>
  linkedCoupon(new URL(`https://wethi.example/package/moon${search}`), before);

describe('linkedCoupon', () => {
  it('BUY-18 is the code of the address', () => {
    expect([of('?code=HINGHOI100'), of('?dialog=pay&code=A%20B'), of(''), of('?code=')]).toEqual([
      'HINGHOI100',
      'A B',
      undefined,
      undefined,
    ]);
  });

  it('BUY-18 is that of the same page before, where a press without script took it away', () => {
    expect(of('?buy=1', 'https://wethi.example/package/moon?code=HINGHOI100')).toBe('HINGHOI100');
    for (const other of [
      'https://wethi.example/package/sun?code=HINGHOI100',
      'https://elsewhere.example/package/moon?code=HINGHOI100',
      'https://wethi.example/package/moon',
      'nothing',
      '',
    ])
      expect(of('?buy=1', other)).toBeUndefined();
  });
});
