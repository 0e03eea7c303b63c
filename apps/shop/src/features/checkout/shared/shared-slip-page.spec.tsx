import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { usePurchases, useUnreadPurchases } from '../../../session/purchases';
import type { Purchase } from '../../../api-types';
import type { PaymentRequest } from '../../../overlays/payment-request';
import { DialogsContext } from '../../../overlays/dialogs';
import { keepPaying } from '../../../overlays/paying-now';
import { readSharedSlip, takeHandedSlip } from './shared-slip';
import { SharedSlipPage } from './shared-slip-page';

vi.mock('../../../session/member', () => ({ useMember: () => ({ state: 'member', member: { id: 7 } }) }));
vi.mock('./shared-slip', async (original) => ({
  ...(await original<object>()),
  readSharedSlip: vi.fn(async () => null),
}));
vi.mock('../../../session/purchases', () => ({ usePurchases: vi.fn(), useUnreadPurchases: vi.fn() }));

const until = (ms: number) => new Date(Date.now() + ms).toISOString();
const order = (given: Partial<Purchase>) =>
  ({
    ...{ orders_id: 5, product_id: 3, product_title: 'แสงสุดท้าย', product_format: 'online', orders_status: 'approve' },
    ...{ orders_net: 590, orders_paid: 0, orders_pay_until: null, new_slip_until: null, gift: null, ...given },
  }) as Purchase;

/** What the page offers for a slip, of who has bought something, and copied the account for something. */
async function offered(purchases: Purchase[], request?: Partial<PaymentRequest>): Promise<string> {
  localStorage.clear();
  vi.mocked(usePurchases).mockReturnValue({ data: purchases } as unknown as ReturnType<typeof usePurchases>);
  vi.mocked(useUnreadPurchases).mockReturnValue(undefined as unknown as ReturnType<typeof useUnreadPurchases>);
  vi.mocked(readSharedSlip).mockResolvedValue(new File(['slip'], 'slip'));
  URL.createObjectURL = () => 'blob:slip';
  URL.revokeObjectURL = () => undefined;
  if (request) keepPaying(request as PaymentRequest, 590, 7);
  const opened = vi.fn();
  const page = (
    <DialogsContext value={{ overlay: null, open: opened, close: vi.fn() }}>
      <SharedSlipPage />
    </DialogsContext>
  );
  const routes = [
    { path: '/share', element: page },
    { path: '*', element: <p>หน้างานแสดง</p> },
  ];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/share'] })} />
    </QueryClientProvider>,
  );
  const said = screen.findByText(/ยังไม่มีรายการที่รอชำระ|หน้างานแสดง/).then(({ textContent }) => textContent ?? '');
  const order = vi.waitFor(() => `คำสั่งซื้อ ${opened.mock.calls[0]![0].order as number}`, { timeout: 900 });
  const choice = vi.waitFor(async () => {
    expect(screen.getByRole('button', { name: 'ส่งสลิปนี้' })).toBeTruthy();
    expect(opened).not.toHaveBeenCalled();
    return 'ให้เลือก';
  });
  return Promise.race([said, order.catch(() => said), choice.catch(() => said)]);
}

describe('a slip that was shared', () => {
  const show = { id: 3, product_title: 'แสงสุดท้าย' };
  const hall = { ...show, product_format: 'onsite' };
  const online = { ...show, product_format: 'online' };

  it('BUY-17 BUY-20 pays more tickets for a hall beside those that are paid', async () => {
    const had = order({ product_format: 'onsite' });
    expect(await offered([had], { product: hall as PaymentRequest['product'] })).toBe('หน้างานแสดง');
  });

  it('BUY-17 BUY-18 pays a gift of a show that its giver has, and none that is ordered', async () => {
    const gift = { product: online as PaymentRequest['product'], gift_id: 9 };
    expect(await offered([order({})], gift)).toBe('หน้างานแสดง');
    cleanup();
    const given = order({ gift: { id: 9, is_given: true } as Purchase['gift'] });
    expect(await offered([given], gift)).toBe('ยังไม่มีรายการที่รอชำระ');
  });

  it('BUY-17 pays nothing that is paid already', async () => {
    expect(await offered([order({})], { product: online as PaymentRequest['product'] })).toBe('ยังไม่มีรายการที่รอชำระ');
  });

  it('BUY-17 is sent by itself to an order that waits for its money', async () => {
    expect(await offered([order({ orders_status: 'wait', orders_pay_until: until(60_000) })])).toBe('คำสั่งซื้อ 5');
  });

  it('BUY-17 BUY-21 answers a refusal as long as that takes another slip, and by itself where its account was copied', async () => {
    const refused = order({ orders_status: 'not', new_slip_until: until(60_000) });
    expect(await offered([refused])).toBe('ให้เลือก');
    cleanup();
    const again = { product: online as PaymentRequest['product'], order: { id: 5, order_no: 'W261120ABCDEF' } };
    expect(await offered([refused], again)).toBe('คำสั่งซื้อ 5');
    cleanup();
    expect(await offered([order({ orders_status: 'not', new_slip_until: until(-60_000) })])).toBe('ยังไม่มีรายการที่รอชำระ');
  });

  it('BUY-17 BUY-21 is not sent by itself to a paid order that was asked for another slip', async () => {
    expect(await offered([order({ new_slip_until: until(60_000) })])).toBe('ให้เลือก');
  });

  it('BUY-17 waits with a button to try again when it cannot be read what waits to be paid', async () => {
    const readAgain = vi.fn();
    vi.mocked(usePurchases).mockReturnValue({ data: undefined } as ReturnType<typeof usePurchases>);
    vi.mocked(useUnreadPurchases).mockReturnValue(readAgain);
    render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <SharedSlipPage />
        </QueryClientProvider>
      </MemoryRouter>,
    );
    expect(await screen.findByText('โหลดรายการที่รอชำระไม่ได้')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(readAgain).toHaveBeenCalledOnce();
  });

  it('BUY-17 is handed to the payment that it is for alone, and Back does not send it again', async () => {
    vi.mocked(usePurchases).mockReturnValue({ data: [] } as unknown as ReturnType<typeof usePurchases>);
    vi.mocked(useUnreadPurchases).mockReturnValue(undefined as unknown as ReturnType<typeof useUnreadPurchases>);
    const slip = new File(['slip'], 'slip');
    vi.mocked(readSharedSlip).mockResolvedValue(slip);
    URL.createObjectURL = () => 'blob:slip';
    URL.revokeObjectURL = () => undefined;
    const request = (id: number) => ({ product: { id, product_title: 'แสงสุดท้าย' } }) as PaymentRequest;
    keepPaying(request(3), 590, 7);
    const routes = [
      { path: '/share', element: <SharedSlipPage /> },
      { path: '*', element: <p>งานแสดง</p> },
    ];
    const router = createMemoryRouter(routes, { initialEntries: ['/packageAll', '/share'] });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    expect(await screen.findByText('งานแสดง')).toBeTruthy();
    expect(takeHandedSlip(request(4))).toBeUndefined();
    expect(takeHandedSlip(request(3))).toBe(slip);
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/packageAll');
  });
});
