import { Injectable } from '@nestjs/common';
import { SUPPORT, type OrdersStatus } from '@wethi/contract';
import { phone } from '@wethi/format';
import { type Actor, AuditLog, Config, Database, HeavyPool, onlyBandOf, refuse } from '@wethi/platform';
import { ChosenOrders } from '../../lists/chosen-orders';
import type { SeveralOrders } from '../../lists/several-orders.dto';
import { Orders } from '../../order/orders.entity';
import type { LabelsPage } from '../pdf/paper-page';
import { renderPaper } from '../pdf/render-paper';

/** Some sixty sheets. */
const MOST = 500;
const MOST_NAMED = 100;

interface Row {
  id: number;
  order_no: string;
  orders_status: OrdersStatus;
  books: string | null;
  user_address_recipient: string | null;
  user_address_tel: string;
  user_address_line: string;
  user_address_sub_district: string;
  user_address_district: string;
  user_address_province: string;
  user_address_postcode: string;
}

/** Of tickets that came back no book is sent. */
const COPIES = `(SELECT COUNT(*) FROM orders_detail e
                  WHERE e.orders_id = o.id AND e.product_id = p.id AND e.orders_refund_id IS NULL)`;

/** The address that a buyer chose as theirs, or else the newest. */
const ROWS = `
  SELECT o.id, o.order_no, o.orders_status, a.user_address_recipient, a.user_address_tel, a.user_address_line,
         a.user_address_sub_district, a.user_address_district, a.user_address_province, a.user_address_postcode,
         (SELECT GROUP_CONCAT(DISTINCT IF(${COPIES} > 1, CONCAT(p.product_title, ' × ', ${COPIES}), p.product_title)
                              SEPARATOR ', ')
            FROM orders_detail d JOIN product p ON p.id = d.product_id
           WHERE d.orders_id = o.id AND p.product_book = 'Y' AND d.orders_refund_id IS NULL) AS books
    FROM orders o
    LEFT JOIN user_address a ON a.id = (SELECT f.id FROM user_address f WHERE f.user_id = o.user_id
                                         ORDER BY f.user_address_default = 'Y' DESC, f.id DESC LIMIT 1)
   WHERE o.id IN (?) ORDER BY o.id`;

/** Labels for the books of chosen orders, and which of the orders have none. */
@Injectable()
export class ParcelLabels {
  constructor(
    private readonly database: Database,
    private readonly chosen: ChosenOrders,
    private readonly audit: AuditLog,
    private readonly pool: HeavyPool,
    private readonly config: Config,
  ) {}

  /** @returns a PDF; who took it is noted @throws Refusal LIST_TOO_LONG, LABELS_NONE */
  async of(which: SeveralOrders, actor: Actor): Promise<Buffer> {
    if (onlyBandOf(actor) !== undefined) throw refuse('NOT_ALLOWED');
    const ids = await this.chosen.idsOf(which, actor, MOST);
    const rows = ids.length > 0 ? await this.database.query<Row[]>(ROWS, [ids]) : [];
    const fitting = rows.filter((row) => misfit(row) === undefined);
    if (fitting.length === 0) throw refuse('LABELS_NONE');
    await this.audit.record(actor, 'export', Orders, 0, undefined, { labels: fitting.map(({ id }) => id) });
    const others = rows.flatMap((row): [string, string][] => {
      const reason = misfit(row);
      return reason ? [[row.order_no, reason]] : [];
    });
    const page: LabelsPage = {
      sender: this.sender(),
      labels: fitting.map(labelOf),
      without: others.slice(0, MOST_NAMED),
      without_count: others.length,
    };
    return Buffer.from(await this.pool.run(renderPaper, page));
  }

  private sender(): string[] {
    const { SELLER_NAME, SELLER_ADDRESS } = this.config;
    if (!SELLER_NAME || !SELLER_ADDRESS) return ['เวที (Wethi)', SUPPORT.email];
    return [SELLER_NAME, ...SELLER_ADDRESS.split('|').map((line) => line.trim())];
  }
}

function misfit({ books, orders_status, user_address_recipient }: Row): string | undefined {
  if (books === null) return 'ไม่มีสมุด';
  if (orders_status !== 'approve') return 'ยังไม่ยืนยัน หรือไม่ได้ซื้อแล้ว';
  return user_address_recipient === null ? 'ลูกค้ายังไม่ได้ให้ที่อยู่' : undefined;
}

function labelOf(row: Row): LabelsPage['labels'][number] {
  // Bangkok has no tambon and amphoe.
  const [sub, district, province] =
    row.user_address_province === 'กรุงเทพมหานคร' ? ['แขวง', 'เขต', ''] : ['ตำบล', 'อำเภอ', 'จังหวัด'];
  const prefixed = (prefix: string, name: string) => (name.startsWith(prefix) ? name : prefix + name);
  return {
    number: row.order_no,
    name: row.user_address_recipient ?? '',
    tel: phone(row.user_address_tel),
    lines: [
      row.user_address_line,
      `${prefixed(sub, row.user_address_sub_district)} ${prefixed(district, row.user_address_district)}`,
      prefixed(province, row.user_address_province),
    ],
    postcode: row.user_address_postcode,
    what: row.books ?? '',
  };
}
