import type { Letter } from '@wethi/accounts';
import { PAPER_KIND } from '@wethi/contract';
import { baht } from '@wethi/format';
import type { Orders } from '../order/orders.entity';
import type { OrdersPaper } from './orders-paper.entity';

type OnPaper = Pick<OrdersPaper, 'paper_kind' | 'paper_no' | 'paper_net'> & Pick<Orders, 'order_no'>;

const SUM = { receipt: 'ยอดสุทธิ', tax_invoice: 'จำนวนเงินรวมทั้งสิ้น', credit_note: 'รวมลดหนี้' } as const;

/** The letter that brings a paper; no tax id stands in it (design: 40). */
export function paperLetter({ paper_kind, paper_no, paper_net, order_no }: OnPaper, publicUrl: string): Letter {
  const name = PAPER_KIND[paper_kind];
  return {
    subject: `${name} ${paper_no} คำสั่งซื้อ ${order_no}`,
    preheader: `แนบ${name}มาเป็นไฟล์ PDF แล้ว`,
    heading: name,
    parts: [
      { text: `แนบ${name}ของคำสั่งซื้อนี้มาเป็นไฟล์ PDF แล้ว ดาวน์โหลดอีกครั้งได้ทุกเมื่อจากหน้าคำสั่งซื้อ` },
      {
        rows: [
          ['เลขที่', paper_no],
          ['คำสั่งซื้อ', order_no],
          [SUM[paper_kind], baht(paper_net)],
        ],
        sum: true,
      },
      { button: 'ดูคำสั่งซื้อ', link: `${publicUrl}/order/${order_no}` },
    ],
    because: 'ส่งอีเมลนี้เพราะมีคำสั่งซื้อในบัญชีของคุณ',
  };
}
