import { lessDiscount, satangText, sumSatang, toBaht, toSatang, vatIncluded } from './money';

describe('money', () => {
  it('BUY-12 takes the VAT out of a price, rounded half up to the satang', () => {
    expect([59000, 100000, 19900, 1].map(vatIncluded)).toEqual([3860, 6542, 1302, 0]);
  });

  it('BUY-02 turns baht into satang exactly, also where binary floats are off', () => {
    expect([0.29, 1.005, '590.50', '0.1', 1134.56].map(toSatang)).toEqual([29, 100, 59050, 10, 113456]);
    expect(toSatang(-1.5)).toBe(-150);
  });

  it.each(['', 'abc', Number.NaN, Number.POSITIVE_INFINITY])('refuses %p as an amount', (amount) => {
    expect(() => toSatang(amount)).toThrow(RangeError);
  });

  it('writes two decimals and sums without drift', () => {
    expect(satangText(sumSatang([10, 20, 59000]))).toBe('590.30');
    expect(toBaht(59050)).toBe(590.5);
  });

  it('BUY-07 never lets a discount make a price negative', () => {
    expect(lessDiscount(10000, 15000)).toBe(0);
  });
});
