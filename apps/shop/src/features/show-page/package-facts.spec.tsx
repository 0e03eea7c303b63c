import { render, screen } from '@testing-library/react';
import type { Purchase } from '../../api-types';
import { usePurchaseOf } from '../../session/purchases';
import type { PackageProduct } from './package-data.server';
import { PackageFacts } from './package-facts';

vi.mock('react-router', async () => ({ ...(await vi.importActual<object>('react-router')), Link: 'a' }));
vi.mock('../../session/root-data', () => ({ useRootData: () => ({ accessWindowDays: 7 }) }));
vi.mock('../../session/purchases', () => ({ usePurchaseOf: vi.fn() }));

const product = {
  product_type: 'M',
  product_format: 'online',
  product_status: 'sale',
  product_to: null,
  stage_date: '2026-11-28',
  stage_time_start: '19:30:00',
} as PackageProduct;

function show(given: Partial<PackageProduct> = {}, purchase?: Partial<Purchase>) {
  vi.mocked(usePurchaseOf).mockReturnValue(purchase as Purchase | undefined);
  render(<PackageFacts product={{ ...product, ...given }} today="2026-11-22" />);
}

describe('facts of a show', () => {
  it('CAT-05 promises the days that the setting gives to buyers', () => {
    show();
    expect(screen.getByText('ดูย้อนหลังถึง 5 ธ.ค. 2569')).toBeTruthy();
    expect(screen.getByText('7 วันหลังวันแสดง')).toBeTruthy();
  });

  it('CAT-05 BUY-11 counts from the payment where the show is over', () => {
    show({ product_status: 'replay', stage_date: '2026-07-04' });
    expect(screen.getByText('ดูได้ 7 วันหลังยืนยันการชำระเงิน')).toBeTruthy();
    expect(screen.queryByText(/ดูย้อนหลังถึง/)).toBeNull();
  });

  it('CAT-05 BUY-11 tells an owner the day of their own ticket', () => {
    show({ product_status: 'replay' }, { orders_status: 'approve', access_until: '2026-11-29T16:59:59.999Z' });
    expect(screen.getByText('ดูได้ถึง 29 พ.ย. 2569')).toBeTruthy();
  });

  it('CAT-05 promises nothing of a show that is over and off sale', () => {
    show({ product_status: 'end', stage_date: '2026-01-04' });
    expect(screen.queryByText(/ดูได้ |ดูย้อนหลัง/)).toBeNull();
  });

  it('CAT-05 says no word of a time that is not set', () => {
    show({ stage_time_start: null });
    expect(screen.queryByText(/เวลาไทย/)).toBeNull();
  });
});
