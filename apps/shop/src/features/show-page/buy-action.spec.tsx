import { fireEvent, render, screen } from '@testing-library/react';
import { useUnreadPurchases } from '../../session/purchases';
import { BuyAction } from './buy-action';
import type { PriceChoice } from './use-price-choice';

vi.mock('../../session/purchases', () => ({ usePurchaseOf: () => undefined, useUnreadPurchases: vi.fn() }));

const choice = {
  product: { id: 3, product_type: 'M', product_status: 'replay', product_format: 'online', product_queue: 'N' },
  placesLeft: null,
  tiers: [],
} as unknown as PriceChoice;

describe('BuyAction', () => {
  it.each([
    ['large', 'ลองใหม่'],
    ['medium', 'โหลดไม่ได้ ลองใหม่'],
  ] as const)('BUY-08 sells nothing while it cannot be read what was bought, but reads it again: %s', (size, words) => {
    const readAgain = vi.fn();
    vi.mocked(useUnreadPurchases).mockReturnValue(readAgain);
    render(<BuyAction choice={choice} size={size} />);
    expect(screen.queryByRole('button', { name: 'ซื้อบัตร' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: words }));
    expect(readAgain).toHaveBeenCalledOnce();
  });

  it.each([
    ['begins later', [{ id: 7, open: false, from: '2026-12-05' }], 'เปิดขาย 5 ธ.ค. 2569'],
    ['is over', [], 'ขณะนี้ปิดการขาย'],
  ])('CAT-05 sells nothing while its only price %s', (_, tiers, words) => {
    vi.mocked(useUnreadPurchases).mockReturnValue(undefined);
    const product = { ...choice.product, product_price_list: 'Y' };
    render(<BuyAction choice={{ ...choice, product, tiers } as unknown as PriceChoice} size="large" />);
    expect(screen.getByRole('button', { name: words })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'ซื้อบัตร' })).toBeNull();
  });

  it('CAT-05 sells nothing that has no price yet, and gives away what is free', () => {
    vi.mocked(useUnreadPurchases).mockReturnValue(undefined);
    const at = (product_free: 'Y' | 'N') => ({ ...choice, price: 0, product: { ...choice.product, product_free } });
    const { rerender } = render(<BuyAction choice={at('N')} size="large" />);
    expect(screen.getByRole('button', { name: 'ยังไม่เปิดขาย' })).toHaveProperty('disabled', true);
    rerender(<BuyAction choice={at('Y')} size="large" />);
    expect(screen.getByRole('button', { name: 'รับบัตรฟรี' })).toBeTruthy();
  });

  it('SITE-07 sells to who has bought nothing', () => {
    vi.mocked(useUnreadPurchases).mockReturnValue(undefined);
    render(<BuyAction choice={choice} size="large" />);
    expect(screen.getByRole('button', { name: 'ซื้อบัตร' })).toBeTruthy();
  });
});
