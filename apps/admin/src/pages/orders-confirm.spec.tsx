import { Refine } from '@refinedev/core';
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import { MemoryRouter } from 'react-router';
import { dataProvider } from '../providers/data';
import { liveProvider } from '../providers/live';
import type { WaitingOrder } from '../waiting-orders/waiting-order';
import OrdersConfirmPage from './orders-confirm';

const order = (id: number): WaitingOrder =>
  ({
    id,
    order_no: `W${id}`,
    user_name: `buyer ${id}`,
    user_tel: '0801346890',
    create_at: '2026-11-22T05:00:00Z',
    update_at: '2026-11-22T05:00:00Z',
    orders_status: 'wait',
    orders_payment: 'transfer',
    orders_net: 490,
    orders_paid: 0,
    orders_total: 490,
    orders_discount: 0,
    ordersDetail: [],
    slip: null,
    decision: null,
  }) as Partial<WaitingOrder> as WaitingOrder;

/** Orders 1 to 120 wait, answered in the shape and the pages of the server. */
class Office {
  orders = Array.from({ length: 120 }, (_, index) => order(index + 1));
  sent: unknown[] = [];
  asked: string[] = [];
  private tell: (event: { data: string }) => void = () => undefined;

  constructor() {
    globalThis.fetch = (address, options) => Promise.resolve(this.answer(String(address), options));
    const opened = (tell: () => Office['tell']) => {
      this.tell = (event) => tell()(event);
    };
    globalThis.EventSource = class {
      static readonly CLOSED = 2;
      onmessage: Office['tell'] = () => undefined;
      constructor() {
        opened(() => this.onmessage);
      }
      addEventListener() {}
      close() {}
    } as unknown as typeof EventSource; // the few members that the queue uses
  }

  /** A colleague approves an order, and every open queue hears of it. */
  approve(id: number): void {
    const decision = { by_kind: 'personnel' as const, by_name: 'แพร', at: '2026-11-22T05:10:00Z' };
    this.orders = this.orders.map((one) => (one.id === id ? { ...one, orders_status: 'approve', decision } : one));
    act(() => this.tell({ data: '{"ordersTotalStatus":119}' }));
  }

  private answer(address: string, options: RequestInit = {}): Response {
    this.asked.push(address);
    if (options.method === 'POST') {
      this.sent.push(JSON.parse(options.body as string));
      return json({ result: true, data: { insertId: 1 } });
    }
    const { pathname, searchParams } = new URL(address, 'http://admin');
    const wanted = ['id', 'orders_status'].filter((name) => searchParams.has(name)) as ('id' | 'orders_status')[];
    const found = this.orders.filter(
      (row) =>
        wanted.every((name) => String(row[name]) === searchParams.get(name)) &&
        row.order_no.startsWith(searchParams.get('q') ?? ''),
    );
    const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
    expect(pathname).toMatch(/^\/api\/orders/);
    return json({ result: true, data: found.slice((page - 1) * limit, page * limit), total: found.length });
  }
}

function json(body: object): Response {
  return { ok: true, status: 200, json: () => Promise.resolve(body) } as Response;
}

function open(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <App>
        <Refine dataProvider={dataProvider} liveProvider={liveProvider} options={{ disableTelemetry: true }}>
          <OrdersConfirmPage />
        </Refine>
      </App>
    </MemoryRouter>,
  );
}

// By selector: finding roles in lists of this length takes jsdom seconds.
const heading = (name: string) =>
  waitFor(() => expect(document.querySelector('#order-title')?.textContent).toMatch(new RegExp(`^${name}รอ`)));
const press = (key: string) => fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}` });
const button = (key: string) => document.querySelector(`[aria-keyshortcuts="${key}"]`);
const click = (key: string) => fireEvent.click(button(key) as Element);
const settled = () => waitFor(() => expect(button('A')?.getAttribute('aria-disabled')).toBe('false'));

configure({ asyncUtilTimeout: 10_000 });

describe('the queue of two colleagues', () => {
  let office: Office;
  beforeEach(() => {
    // Time passes by the polls of waitFor alone: on a slow machine, too, the time to undo is not over too soon.
    vi.useFakeTimers();
    office = new Office();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('BUY-10 opens the order that was asked for, also one beyond the first page', async () => {
    open('/ordersConfirm?order=117');
    await heading('W117');
    await settled();
    press('a');
    await screen.findByText('W117', { selector: '[role=status] *' });
    await heading('W50');
  });

  it('BUY-10 says who decided the open order meanwhile, and opens another one only on demand', async () => {
    open('/ordersConfirm?order=3');
    await heading('W3');
    await settled();
    office.approve(3);
    await screen.findByText(/คำสั่งซื้อ W3 ยืนยันแล้ว โดย แพร เมื่อ 22-11-2026 12:10/);
    press('a');
    expect(office.sent).toEqual([]);
    click('J');
    await heading('W4');
  });

  it('BUY-10 an order that was decided before its link was opened is not decided again', async () => {
    office.approve(9);
    open('/ordersConfirm?order=9');
    await screen.findByText(/W9 ยืนยันแล้ว โดย แพร/);
    expect(button('A')).toBeNull();
  });

  it('BUY-10 a press right after the view changed decides nothing', async () => {
    open('/ordersConfirm');
    await heading('W1');
    await settled();
    press('a');
    press('a');
    await heading('W2');
    press('a');
    await settled();
    expect(screen.queryByText(/^เลิกทำทั้ง/)).toBeNull();
    await heading('W2');
  });

  it('BUY-10 a decision names the order and the version that were looked at, and several can be taken back', async () => {
    open('/ordersConfirm');
    for (const name of ['W1', 'W2', 'W3']) {
      await heading(name);
      await settled();
      press('a');
    }
    await heading('W4');
    fireEvent.click(screen.getByText('เลิกทำทั้ง 3 รายการ'));
    await heading('W1');
    await settled();
    press('a');
    await heading('W2');
    fireEvent(window, new Event('pagehide'));
    const { update_at } = order(1);
    expect(office.sent).toEqual([{ id: 1, update_at, orders_status: 'approve' }]);
  });

  it('BUY-10 an amount that the slip does not have is approved by a second press alone', async () => {
    const slip = { amount: 1 } as WaitingOrder['slip']; // what the other checks read is missing
    office.orders = office.orders.map((one) => (one.id === 1 ? { ...one, slip } : one));
    open('/ordersConfirm');
    await heading('W1');
    await settled();
    press('a');
    await screen.findByText('สลิป ฿1.00 ไม่ตรงกับยอดที่ต้องชำระ กดอีกครั้งเพื่ออนุมัติ');
    await heading('W1');
    press('a');
    await heading('W2');
    await settled();
    press('a');
    await heading('W3');
  });

  it('BUY-10 BUY-16 the slip of a rest is measured by the rest, and what came before stands beside it', async () => {
    const rest = { orders_paid: 290, slip: { amount: 200 } as WaitingOrder['slip'] }; // what the other checks read is missing
    office.orders = office.orders.map((one) => (one.id === 1 ? { ...one, ...rest } : one));
    open('/ordersConfirm');
    await heading('W1');
    await screen.findByText('ตรงกับสลิป');
    expect(document.body.textContent).toContain('ได้รับแล้ว ฿290.00 จาก ฿490.00');
    await settled();
    press('a');
    await heading('W2');
  });

  it('BUY-10 the server searches all that wait, and says how many more there are', async () => {
    open('/ordersConfirm');
    await screen.findByText('อีก 70 รายการ');
    fireEvent.change(screen.getByLabelText(/^ค้นหา/), { target: { value: 'W119' } });
    fireEvent.click(await screen.findByText('W119'));
    await heading('W119');
    expect(office.asked.some((address) => address.includes('ordersByStatus') && address.includes('q=W119'))).toBe(true);
  });

  it('BUY-10 nothing is red before anything was wrong, and a ready reason refuses with two presses', async () => {
    open('/ordersConfirm');
    await heading('W1');
    await settled();
    press('n');
    await screen.findByText(/เลือกเหตุผลด้านบน หรือพิมพ์เอง/);
    click('N');
    await screen.findByText(/กรุณากรอกหมายเหตุก่อน/);
    fireEvent.click(screen.getByText('สลิปซ้ำ'));
    click('N');
    await heading('W2');
    fireEvent(window, new Event('pagehide'));
    expect(office.sent).toEqual([expect.objectContaining({ id: 1, orders_status: 'not' })]);
  });
});
