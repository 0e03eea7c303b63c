import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { call } from '@wethi/http';
import { MemoryRouter } from 'react-router';
import type { OrderConditions, OwnPaper } from '../../../api-types';
import { ConditionsView } from './conditions-view';
import { PaperView } from './paper-view';

vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock('../../../session/member', () => ({
  MEMBER_KEY: ['member'],
  useMayRead: () => true,
  useMember: () => ({ state: 'member', member: {} }),
}));
vi.mock('../../../overlays/dialogs', () => ({ useDialogs: () => ({}) }));
vi.mock('../../../ui/use-save', () => ({ useSave: () => ({ busy: false, save: vi.fn() }) }));

const PAPER: OwnPaper = {
  ...{ id: 7, orders_id: 3, order_no: 'W261120K7M3QD', paper_kind: 'receipt', paper_no: 'RC-6911-000482' },
  ...{ paper_date: '2026-11-20', paper_net: 490, paper_vat: 32.06, paper_void_at: null, user_email: 'a@example.com' },
  ...{ substitute_no: null, substitute_id: null, about_no: null, buyer_name: 'ฟ้าใส ใจดี' },
};

async function open(page: React.ReactNode, data: OwnPaper | OrderConditions) {
  vi.mocked(call).mockResolvedValue({ data } as never); // what these pages read of it
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>
    </MemoryRouter>,
  );
  await screen.findByText('กำลังสร้างไฟล์ PDF');
}
const drawn = () => fireEvent.load(document.querySelector('img') as HTMLImageElement);
const facts = () => [...document.querySelectorAll('dl > div')].map((row) => row.textContent);

describe('a paper', () => {
  it('BUY-12 offers nothing while it is made, and then to be printed, sent and kept', async () => {
    await open(<PaperView id={7} />, PAPER);
    expect(screen.getByRole('heading', { level: 1, name: 'ใบเสร็จรับเงิน' })).toBeTruthy();
    expect([screen.queryByRole('button'), screen.queryByRole('link'), facts()]).toEqual([null, null, []]);
    drawn();
    expect(screen.queryByText('กำลังสร้างไฟล์ PDF')).toBeNull();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['พิมพ์', 'ส่งทางอีเมล']);
    expect(screen.getByRole('link', { name: 'ดาวน์โหลด PDF' }).getAttribute('href')).toContain('paperFile?id=7');
  });

  it.each<[string, Partial<OwnPaper>, string[]]>([
    ['a receipt', {}, ['เลขที่RC-6911-000482', 'วันที่20-11-2026', 'ยอดสุทธิ฿490.00']],
    [
      'a tax invoice',
      { paper_kind: 'tax_invoice' },
      ['เลขที่RC-6911-000482', 'ผู้ซื้อฟ้าใส ใจดี', 'ภาษีมูลค่าเพิ่ม฿32.06', 'จำนวนเงินรวม฿490.00'],
    ],
    [
      'a credit note',
      { paper_kind: 'credit_note', about_no: 'TI-6910-000031' },
      ['เลขที่RC-6911-000482', 'อ้างถึงTI-6910-000031', 'รวมลดหนี้฿490.00'],
    ],
    [
      'a void one',
      { paper_kind: 'tax_invoice', paper_void_at: '2026-11-21T00:00:00Z', substitute_id: 8, substitute_no: 'TI-2' },
      ['เลขที่RC-6911-000482', 'ออกใบแทนTI-2'],
    ],
  ])('BUY-12 says its main facts: %s', async (_, more, rows) => {
    await open(<PaperView id={7} />, { ...PAPER, ...more });
    drawn();
    expect(facts()).toEqual(rows);
  });

  it('BUY-12 the conditions of an order say which text was agreed to, and when', async () => {
    const conditions = {
      order_no: 'W261120K7M3QD',
      version: '2569-09',
      agreed_at: '2026-11-20T06:04:00.000Z',
      user_email: null,
    };
    await open(<ConditionsView ordersId={3} />, conditions);
    drawn();
    expect(facts()).toEqual(['ฉบับ2569-09', 'ยอมรับเมื่อ20-11-2026 13:04']);
    expect(screen.getByRole('img', { name: 'เงื่อนไขการซื้อ W261120K7M3QD' }).getAttribute('src')).toContain(
      'conditionsPicture?orders_id=3',
    );
    expect(screen.getByRole('link', { name: 'ดาวน์โหลด PDF' }).getAttribute('href')).toContain('orders_id=3');
    // Without a confirmed address the way to one stands there.
    expect(screen.getByRole('link', { name: 'เพิ่มอีเมล' }).getAttribute('href')).toBe('/profile/email');
  });
});
