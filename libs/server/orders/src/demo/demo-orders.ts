import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { User } from '@wethi/accounts';
import { Product } from '@wethi/catalog';
import { bangkokTime } from '@wethi/format';
import { type Storage } from '@wethi/platform';
import type { EntityManager } from 'typeorm';
import { BookBank } from '../payment/book-bank.entity';
import { Slip } from '../slip/slip.entity';
import { makeBookBank, makeOrder } from '../testing/orders.factory';
import { keepTransfer } from './demo-transfer';

export { seedDemoHistory } from './demo-history';

interface Tools {
  manager: EntityManager;
  storage: Storage;
  catalogue: { bands: Record<string, number>; products: Record<string, Product> };
  /** Customers in the order of their phones. */
  users: User[];
  /** Folder of the demo pictures, tools/db/demo-art. */
  art: string;
  now: Date;
}

/** Band → bank, account, holder. */
const ACCOUNTS: Record<string, [icon: string, account: string, holder: string]> = {
  หิ่งห้อยในเมือง: ['KBANK', '0123456789', 'หจก. หิ่งห้อยในเมือง โปรดักชั่น'],
  คณะลมบูรพา: ['BAY', '2223334445', 'คณะลมบูรพา การแสดง'],
  โรงละครเงาจันทร์: ['SCB', '1112223334', 'บจก. โรงละครเงาจันทร์'],
  สายฟ้าแลบ: ['BBL', '4445556667', 'บจก. สายฟ้าแลบ มิวสิค'],
  ปลาทองออร์เคสตรา: ['KTB', '5556667778', 'มูลนิธิปลาทองออร์เคสตรา'],
  ไม้หมอน: ['TTB', '6667778889', 'นาย ต้นไม้ หมอนทอง'],
  ห้องเสียงสีฟ้า: ['KTB', '3334445556', 'ห้องเสียงสีฟ้า สตูดิโอ'],
  น้ำค้างเดือนหก: ['GSB', '7778889990', 'นางสาว น้ำค้าง เดือนหก'],
  รถแห่แสงทอง: ['GSB', '9990001112', 'นาย แสงทอง บุญมา'],
  ละครริมหน้าต่าง: ['KBANK', '1234509876', 'หจก. ละครริมหน้าต่าง'],
  สามสายร่วมสมัย: ['SCB', '2345610987', 'นางสาว รุ้งลาวัลย์ สายทอง'],
  โค้ชอนันต์: ['KBANK', '8889990001', 'บจก. อนันต์ เทรดดิ้ง อคาเดมี'],
};

const HOUR_MS = 3_600_000;
const NO_QR = 'ไม่พบ QR บนสลิป กรุณาตรวจสอบรูปอีกครั้ง';

type DemoOrder = { customer: number; show: string; hoursAgo: number } & (
  | { status: 'approve' | 'refund' }
  | { status: 'not'; note: string }
  | { status: 'wait'; slip: string }
);

/** Customer 0 (0810000001) has bought nothing, so that a trial can begin with this one. */
const ORDERS: readonly DemoOrder[] = [
  { customer: 1, show: 'khluen-si-namngoen', hoursAgo: 30, status: 'approve' },
  { customer: 1, show: 'saeng-sudthai-kon-chao', hoursAgo: 52, status: 'approve' },
  { customer: 2, show: 'lom-burapha-khuen-thin', hoursAgo: 20, status: 'approve' },
  { customer: 2, show: 'plathong-phleng-nang-thai', hoursAgo: 90, status: 'not', note: 'ยอดโอนไม่ตรงกับยอดสุทธิ' },
  { customer: 3, show: 'fapha-klang-krung', hoursAgo: 75, status: 'refund' },
  { customer: 1, show: 'rong-phleng-8-bot', hoursAgo: 23 * 24, status: 'approve' },
  { customer: 1, show: 'trade-yang-mi-winai', hoursAgo: 40 * 24, status: 'approve' },
  { customer: 2, show: 'trade-yang-mi-winai', hoursAgo: 39 * 24, status: 'approve' },
  { customer: 3, show: 'guitar-prong-chak-sun', hoursAgo: 12 * 24, status: 'approve' },
  { customer: 4, show: 'trade-yang-mi-winai', hoursAgo: 38 * 24, status: 'approve' },
  { customer: 2, show: 'tai-ngao-chan-the-musical', hoursAgo: 0.3, status: 'wait', slip: 'slip-890.webp' },
  { customer: 3, show: 'burapha-muan-khak', hoursAgo: 0.2, status: 'wait', slip: 'slip-450.webp' },
  { customer: 4, show: 'khluen-si-namngoen', hoursAgo: 0.1, status: 'wait', slip: 'slip-290.webp' },
];

/** Bank accounts for every band's shows, and orders of every status by customers 0810000002 to 0810000005. */
export async function seedDemoOrders(tools: Tools): Promise<void> {
  const { manager, catalogue } = tools;
  for (const [band, account] of Object.entries(ACCOUNTS)) await seedAccount(manager, catalogue.bands[band], account);
  for (const wish of ORDERS) await seedOrder(tools, wish);
}

async function seedAccount(
  manager: EntityManager,
  band_id: number | undefined,
  [book_bank_icon, book_bank_account, book_bank_name]: [string, string, string],
): Promise<void> {
  if (band_id === undefined) return;
  const account: BookBank = await makeBookBank(manager, { band_id, book_bank_icon, book_bank_account, book_bank_name });
  await manager.update(Product, { band_id }, { book_bank_id: account.id });
}

async function seedOrder(tools: Tools, wish: DemoOrder): Promise<void> {
  const { manager, catalogue, users, now } = tools;
  const product = catalogue.products[wish.show];
  const user = users[wish.customer];
  if (!product || !user) throw new Error(`the demonstration order of ${wish.show} has no show or customer`);
  const create_at = new Date(now.getTime() - wish.hoursAgo * HOUR_MS);
  const order = await makeOrder(manager, {
    user_id: user.id,
    product_id: product.id,
    orders_status: wish.status,
    create_at,
    orders_payment_date: bangkokTime(create_at).date,
    orders_payment_time: bangkokTime(create_at).time,
    approve_date: wish.status === 'approve' || wish.status === 'refund' ? bangkokTime(create_at).date : null,
    orders_note: wish.status === 'not' ? wish.note : null,
  });
  if (wish.status === 'approve' || wish.status === 'refund') await keepTransfer(tools.manager, order, create_at);
  if (wish.status !== 'wait') return;
  const slip_picture = await keepSlip(tools, wish.slip, order.id);
  const picture_sha256 = createHash('sha256').update(slip_picture).digest('hex');
  const unclear = { slip_status: 'unclear', reason: NO_QR, slip_picture, picture_sha256 } as const;
  await manager.insert(Slip, { user_id: user.id, product_id: product.id, orders_id: order.id, create_at, ...unclear });
  await manager.query('UPDATE orders SET orders_payment_slip = ? WHERE id = ?', [slip_picture, order.id]);
}

async function keepSlip({ storage, art }: Tools, file: string, ordersId: number): Promise<string> {
  const path = `slip/demo-${ordersId}.webp`;
  await storage.put('private', path, await readFile(join(art, file)));
  return path;
}
