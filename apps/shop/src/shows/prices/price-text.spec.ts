import { buyLabel, priceText } from './price-text';

describe('priceText', () => {
  it('CAT-05 says ฟรี of what is given away, and nothing of what has no price yet', () => {
    expect(priceText({ product_price: 590, product_free: 'N' })).toBe('฿590.00');
    expect(priceText({ product_price: 590, product_free: 'Y' })).toBe('฿590.00');
    expect(priceText({ product_price: 0, product_free: 'Y' })).toBe('ฟรี');
    expect(priceText({ product_price: 0, product_free: 'N' })).toBeUndefined();
    expect(buyLabel('ซื้อบัตร', { product_price: 590, product_free: 'N' })).toBe('ซื้อบัตร ฿590.00');
    expect(buyLabel('ซื้อบัตร', { product_price: 0, product_free: 'Y' })).toBe('รับบัตรฟรี');
    expect(buyLabel('ซื้อบัตร', { product_price: 0, product_free: 'N' })).toBe('ซื้อบัตร');
  });
});
