import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { SUPPORT } from '@wethi/contract';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { RequestedVideo } from './member-data.server';
import { PlaybackDenied } from './playback-denied';
import { type Reason, reasonOf } from './reasons';

vi.mock('../../../session/root-data', () => ({
  useRootData: () => ({ maybeMember: true, accessWindowDays: 4, contacts: SUPPORT }),
}));

const VIDEO: RequestedVideo = {
  id: 12,
  name: 'การแสดงเต็ม',
  path: '/liveStreaming/3',
  isLive: true,
  stageId: 5,
  product: {
    id: 8,
    product_title: 'ฟังเพลงใต้ต้นไม้ ตอนที่ 4',
    product_url: 'tree-4',
    product_img: null,
    product_price: 390,
    product_free: 'N',
    product_status: 'live',
    band_name: 'ไม้หมอน',
  },
  date: '2026-11-20',
  isPast: false,
};
const ORDER = { stage_id: 5, order_no: 'A1', orders_payment: 'transfer', create_at: '2026-11-20T06:21:00.000Z' };

let orders: object[] = [];
/** A server with one member, whose orders change. */
async function server(input: unknown): Promise<Response> {
  const path = String(input);
  const member = { result: { id: 7, user_tel: '0812345678' } };
  const body = path.includes('loginPing') ? member : { result: true, data: path.includes('orders') ? orders : {} };
  return { ok: true, status: 200, json: async () => body } as Response;
}
const originalFetch = global.fetch;
beforeEach(() => {
  vi.useFakeTimers({ toNotFake: ['queueMicrotask'] });
  global.fetch = server as typeof fetch;
  orders = [];
});
afterEach(() => {
  vi.useRealTimers();
  global.fetch = originalFetch;
});

async function open(code: string, state?: object, product = VIDEO.product) {
  const reason = reasonOf(code) as Reason; // every code has one
  const routes = [
    { path: '/member', element: <PlaybackDenied reason={reason} video={{ ...VIDEO, product }} /> },
    { path: '/liveStreaming/:id', element: <p>ภาพสด</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname: '/member', state }] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await pass(100);
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('why a video does not play', () => {
  it('WATCH-09 not bought: whose ticket would open it, and what it costs', async () => {
    await open('VIDEO_NOT_BOUGHT');
    expect(heading()).toBe('บัญชีนี้ยังไม่มีบัตรของงานนี้');
    expect(screen.getByText('081-234-5678')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ซื้อบัตร ฿390.00' }).getAttribute('href')).toBe('/package/tree-4');
  });

  it('WATCH-09 an order waits: asked again every 15 s, and on to the picture once it is approved', async () => {
    orders = [{ ...ORDER, orders_status: 'wait' }];
    await open('VIDEO_NOT_BOUGHT');
    expect(heading()).toBe('รอการยืนยันการชำระเงิน');
    expect(screen.getByText(/แอดมินกำลังตรวจสลิป ส่งเมื่อ .* เวลา 13:21/)).toBeTruthy();
    orders = [{ ...ORDER, orders_status: 'approve' }];
    await pass(10_000);
    expect(heading()).toBe('รอการยืนยันการชำระเงิน');
    await pass(6_000);
    expect(screen.getByText('ภาพสด')).toBeTruthy();
  });

  it('WATCH-09 an order that was approved before does not lead round in a circle', async () => {
    orders = [{ ...ORDER, orders_status: 'approve' }];
    await open('VIDEO_NOT_BOUGHT');
    expect(heading()).toBe('บัญชีนี้ยังไม่มีบัตรของงานนี้');
  });

  it('WATCH-09 the time is over: until when it was, and other shows of the band', async () => {
    orders = [{ ...ORDER, orders_status: 'approve', access_until: '2026-11-24T16:59:59.999Z' }];
    await open('VIDEO_WINDOW_OVER');
    expect(screen.getByText(/งานนี้ดูได้ถึง .*24 พ.ย. 2569 เวลา 23:59.น\. คือ 4 วันหลังวันแสดง$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ดูงานอื่นของวงนี้' })).toBeTruthy();
  });

  it.each([
    ['online', false],
    ['both', true],
  ])('WATCH-09 BUY-08 the time is over: sold again where the server sells it again (%s)', async (format, isSold) => {
    const times = { access_until: '2026-11-24T16:59:59.999Z', product_id: 8, product_format: format };
    orders = [{ ...ORDER, ...times, orders_status: 'approve' }];
    await open('VIDEO_WINDOW_OVER', undefined, { ...VIDEO.product!, product_status: 'replay' });
    expect(screen.queryByRole('link', { name: 'ซื้อรอบย้อนหลัง ฿390.00' }) !== null).toBe(isSold);
    expect(screen.queryByRole('link', { name: /LINE/ }) !== null).toBe(!isSold);
  });

  it.each([
    ['DEVICE_REPLACED', 'กำลังดูอยู่ที่อีกเครื่อง', 'ดูเครื่องนี้แทน'],
    ['VIDEO_NOT_READY', 'วิดีโอนี้ยังไม่พร้อม', 'ลองเปิดอีกครั้ง'],
    ['NO_CONNECTION', 'เชื่อมต่อไม่ได้', 'ลองใหม่'],
    ['SOMETHING_NEW', 'เปิดวิดีโอไม่ได้', 'ลองใหม่'],
  ])('WATCH-09 WATCH-15 %s leads back to where it plays', async (code, title, way) => {
    await open(code);
    expect(heading()).toBe(title);
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/liveStreaming/3');
  });

  it('ACC-07 who is blocked is led to people', async () => {
    await open('USER_BLOCKED');
    expect(heading()).toBe('บัญชีนี้ถูกระงับการดู');
    expect(screen.getByText('ดูงานที่ซื้อไว้ไม่ได้จนกว่าจะคุยกันเรียบร้อย')).toBeTruthy();
    expect(screen.getByRole('link', { name: /LINE/ })).toBeTruthy();
  });

  it('WATCH-09 who was blocked at the sign-in reads when, why and by which number', async () => {
    await open('USER_BLOCKED', { at: '2026-11-20T06:00:00.000Z', reason: 'อัดหน้าจอไปเผยแพร่', reference: 'B-417' });
    expect(
      screen.getByText('ทีมงานระงับเมื่อ 20 พ.ย. 2569 เพราะอัดหน้าจอไปเผยแพร่ ดูงานที่ซื้อไว้ไม่ได้จนกว่าจะคุยกันเรียบร้อย'),
    ).toBeTruthy();
    expect(screen.getByText('เลขอ้างอิง B-417 คำสั่งซื้อและใบเสร็จยังอยู่ครบ')).toBeTruthy();
  });
});
