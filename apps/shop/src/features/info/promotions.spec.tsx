import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { useToast } from '../../ui/feedback/toast';
import type { Offer } from './info-data.server';
import { Promotions } from './promotions';

vi.mock('../../ui/feedback/toast', () => ({ useToast: vi.fn() }));

const COUPON: Offer = {
  id: 1,
  coupon_code: 'EARLY',
  coupon_name: 'จองล่วงหน้า',
  coupon_detail: null,
  coupon_type: 'Price',
  coupon_price: 100,
  coupon_percent: null,
  coupon_point: null,
  coupon_pay: null,
  coupon_product_type: 'All',
  coupon_to: '2026-11-25',
  coupon_to_time: '23:59:00',
  coupon_limit: 500,
  coupon_member_only: 'N',
  product_title: null,
  product_url: null,
  product_img: null,
  left: 182,
  state: 'soon',
  days_left: 5,
};

function show(promotions: Offer[]) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <Promotions promotions={promotions} /> }]);
  render(<Stub />);
}

describe('promotions', () => {
  afterEach(cleanup);

  it('SITE-09 without any, say so and lead to the bands', () => {
    show([]);
    expect(screen.getByText('ตอนนี้ยังไม่มีโปรโมชัน')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ดูวงและคณะ' })).toBeTruthy();
  });

  it('SITE-09 tell what is left and until when; one that is over has no code', () => {
    const over = { ...COUPON, id: 2, coupon_code: 'GONE', coupon_name: 'เปิดจองวันแรก', left: 0, state: 'over' } as const;
    show([COUPON, over]);
    expect(screen.getAllByText('ลด ฿100.00 ใช้ได้ทุกงานแสดง')).toHaveLength(2);
    expect(screen.getByText(/^เหลือ 182 สิทธิ์ · ถึง 25 พ.ย. 2569 เวลา 23:59/)).toBeTruthy();
    expect(screen.getByText('เหลือ 5 วัน')).toBeTruthy();
    expect(screen.getByText('หมดแล้ว')).toBeTruthy();
    expect(screen.getByText('หมดสิทธิ์แล้ว')).toBeTruthy();
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('ใช้ได้ตอนนี้ 1');
    expect(screen.queryByText('GONE')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'หมดแล้ว 1' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByText('EARLY')).toBeNull();
  });

  it('SITE-09 say so where a browser inside of an app has no clipboard for the code', async () => {
    const showToast = vi.fn();
    vi.mocked(useToast).mockReturnValue(showToast);
    vi.stubGlobal('navigator', {});
    show([COUPON]);
    fireEvent.click(screen.getByRole('button', { name: 'คัดลอก EARLY' }));
    vi.unstubAllGlobals();
    await waitFor(() => expect(showToast.mock.calls).toEqual([[expect.objectContaining({ title: 'คัดลอกไม่ได้' })]]));
  });
});
