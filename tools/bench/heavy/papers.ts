import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mysql2/promise';
import type { PaperPage } from '../../../libs/server/orders/src/papers/pdf/paper-page.ts';
import { addBuyers, addShows } from '../buyers.ts';
import { compare, type Load } from '../load.ts';
import type { MeasuredSystem } from '../measured-system.ts';
import { loadGet } from '../wrk.ts';

const READERS = 4;
const PAUSE_MS = 20;
const WARM_UP_SECONDS = 3;
/** What an evening's sales may ask for in a minute is 100; more than this machine makes while it is measured. */
const PAPERS = 1_500;
const PRICE = '290.00';

/**
 * A list read through the API, undisturbed and while the worker makes papers as fast as its heavy lane can.
 * @returns both, and how many papers a minute were made beside the readers
 */
export async function measurePapers(system: MeasuredSystem, path: string, seconds: number) {
  const connection = await system.connect();
  const orders = await addOrders(connection, system);
  let made = 0;
  const loads = await system.withWorkerAndSandbox(async () => {
    const options = { connections: READERS, directory: system.directory, pauseMs: PAUSE_MS };
    const read = (length: number): Promise<Load> =>
      loadGet(`${system.api}${path}`, { ...options, seconds: length }, { authorization: 'Bearer none' });
    await read(WARM_UP_SECONDS);
    return compare(seconds, read, async (length) => {
      await addPapers(connection, orders);
      const began = performance.now();
      const before = await papersMade(connection);
      const load = await read(length);
      const minutes = (performance.now() - began) / 60_000;
      made = ((await papersMade(connection)) - before) / minutes;
      await connection.query(
        "UPDATE outbox SET done_at = UTC_TIMESTAMP(3) WHERE name = 'make-paper' AND done_at IS NULL",
      );
      await pause(1_000);
      return load;
    });
  });
  await connection.end();
  return { ...loads, made };
}

async function papersMade(connection: Connection): Promise<number> {
  const [rows] = await connection.query('SELECT COUNT(*) AS made FROM orders_paper WHERE paper_file IS NOT NULL');
  return Number((rows as { made: number }[])[0]?.made);
}

async function addOrders(connection: Connection, system: MeasuredSystem): Promise<{ id: number; user: number }[]> {
  const buyers = await addBuyers(connection, PAPERS, system.settings.TOKEN_SECRET ?? '');
  await addShows(connection, 1);
  const rows = buyers.map(({ id }) => [id, `LOAD${id}`, 4, PRICE, PRICE, 'approve', 'transfer']);
  const columns = 'user_id, order_no, orders_payment_type_id, orders_total, orders_net, orders_status, orders_payment';
  await connection.query(`INSERT INTO orders (${columns}) VALUES ?`, [rows]);
  const [orders] = await connection.query("SELECT id, user_id AS user FROM orders WHERE order_no LIKE 'LOAD%'");
  return orders as { id: number; user: number }[];
}

async function addPapers(connection: Connection, orders: readonly { id: number; user: number }[]): Promise<void> {
  // No number may stand twice, not even beside those of an earlier run.
  const series = `LD${Date.now().toString(36)}`;
  const rows = orders.map(({ id, user }, place) => {
    const paper_no = `${series}-${String(place).padStart(6, '0')}`;
    return [id, user, 'receipt', 'load', paper_no, '2026-11-24', PRICE, '18.97', JSON.stringify(pageOf(paper_no))];
  });
  const columns =
    'orders_id, user_id, paper_kind, paper_issuer, paper_no, paper_date, paper_net, paper_vat, paper_page';
  await connection.query(`INSERT INTO orders_paper (${columns}) VALUES ?`, [rows]);
  await connection.query(
    `INSERT INTO outbox (name, payload)
       SELECT 'make-paper', JSON_OBJECT('orders_paper_id', id) FROM orders_paper WHERE paper_no LIKE ?`,
    [`${series}-%`],
  );
}

function pageOf(number: string): PaperPage {
  const item = ['1', 'บัตรชม แสงสุดท้ายก่อนเช้า หิ่งห้อยในเมือง', 'ดูย้อนหลังได้ถึง 2 ธันวาคม 2569', '1', PRICE, PRICE];
  return {
    ...{ title: 'ใบเสร็จรับเงิน', subtitle: 'ไม่ใช่ใบกำกับภาษี', stamp: 'ต้นฉบับ', number, void: false, refs: [] },
    seller: { name: 'บริษัท เวที จำกัด (สำนักงานใหญ่)', lines: ['88 ถนนมหาราช แขวงพระบรมมหาราชวัง', '0-1055-99000-12-4'] },
    buyer: [['ได้รับเงินจาก', `นางสาว ฟ้าใส ใจดี ${number}`, 'bold']],
    facts: [['เลขที่', number]],
    columns: ['ลำดับ', 'รายการ', 'จำนวน', 'ราคาต่อหน่วย', 'จำนวนเงิน (บาท)'],
    items: [item],
    words: ['', 'สองร้อยเก้าสิบบาทถ้วน'],
    totals: [['ยอดสุทธิ', PRICE]],
    notes: ['การชำระเงิน', `โอนเงิน จำนวน ${PRICE} บาท`],
    link: `http://localhost:8080/order/${number}`,
  };
}
