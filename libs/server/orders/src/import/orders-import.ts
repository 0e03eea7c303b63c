import { Injectable } from '@nestjs/common';
import type { OrdersImportField } from '@wethi/contract';
import {
  Clock,
  Database,
  ImportKind,
  refuse,
  Transactions,
  type Actor,
  type ReadyRow,
  type RowJudge,
} from '@wethi/platform';
import { FormerOrders, type FormerOrder } from './former-orders';
import { ORDERS_FIELDS, type OrdersColumns } from './orders-fields';
import { buyersOf, formerNumbers, isToCome, openPurchases, productsNamed } from './shop-facts';
import { Orders } from '../order/orders.entity';
import { isSoldOut } from '../places/places';

/**
 * What customers bought at the site before this one. Each order comes once, by the number that it had there; its money was
 * accounted there too (docs/decisions/0102).
 */
@Injectable()
export class OrdersImport extends ImportKind<OrdersImportField, FormerOrder> {
  readonly kind = 'orders';
  readonly entity = Orders;
  readonly rules = ORDERS_FIELDS;
  readonly samples = [
    {
      ...{ orders_former_no: 'A-1001', user_tel: '0812345678', product: 'saeng-sudthai', orders_net: '590' },
      ...{ orders_payment_date: '28/11/2568', orders_status: 'จ่ายแล้ว', orders_note: 'โอนหน้างาน' },
    },
    {
      ...{ orders_former_no: 'A-1002', user_tel: '089-765-4321', product: 'คลื่นสีน้ำเงิน', orders_net: '290.50' },
      orders_payment_date: '2025-12-05',
    },
    {
      ...{ orders_former_no: 'A-1003', user_tel: '+66 81 000 0002', product: 'เวิร์กช็อปแต่งเพลง', orders_net: '1,200' },
      orders_payment_date: '05/12/2025',
    },
  ];

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly former: FormerOrders,
    private readonly clock: Clock,
  ) {
    super();
  }

  async judge(rows: readonly OrdersColumns[]): Promise<RowJudge<OrdersImportField, FormerOrder>> {
    const today = this.clock.today();
    const buyers = await buyersOf(this.database, textsIn(rows, 'user_tel'));
    const products = await productsNamed(this.database, textsIn(rows, 'product'));
    const numbers = await formerNumbers(this.database, textsIn(rows, 'orders_former_no'));
    const open = await openPurchases(this.database, [...buyers.values()]);
    const places = new Map<number, number>();
    const buyerOf = ({ user_tel }: OrdersColumns) => buyers.get(String(user_tel));
    const productOf = ({ product }: OrdersColumns) => products.get(String(product).toLowerCase());

    return {
      faultsOf: (columns) => {
        const faults: [OrdersImportField, string][] = [];
        const [buyer, product] = [buyerOf(columns), productOf(columns)];
        const { orders_former_no, user_tel, orders_payment_date } = columns;
        if (orders_former_no && numbers.has(String(orders_former_no).toLowerCase()))
          faults.push(['orders_former_no', 'นำเข้าเลขที่นี้แล้ว']);
        if (user_tel && buyer === undefined) faults.push(['user_tel', 'ยังไม่มีลูกค้าที่ใช้เบอร์นี้ นำเข้าผู้ใช้ก่อน']);
        if (columns.product && product === undefined)
          faults.push(['product', 'ไม่มีงานนี้ในร้าน ใช้ชื่อ ที่อยู่หน้าเว็บ หรือรหัสสินค้าให้ตรงกับในร้าน']);
        if (product === null) faults.push(['product', 'มีหลายงานที่ใช้ชื่อนี้ ใช้ที่อยู่หน้าเว็บแทน']);
        if (orders_payment_date && String(orders_payment_date) > today)
          faults.push(['orders_payment_date', 'วันที่จ่ายยังมาไม่ถึง']);
        if (buyer && product && open.has(`${buyer} ${product.id}`))
          faults.push(['product', 'ลูกค้าคนนี้มีคำสั่งซื้อของงานนี้แล้ว']);
        const left = product && isToCome(product, today) ? (places.get(product.id) ?? product.places_left) : null;
        if (left !== null && left !== undefined && left <= 0) faults.push(['product', 'งานนี้ไม่เหลือที่นั่งแล้ว']);
        return faults;
      },
      accept: (columns) => {
        const [user_id, product] = [buyerOf(columns), productOf(columns)];
        if (user_id === undefined || !product) throw new Error('an order without buyer or product was found right');
        const takesPlace = isToCome(product, today) && product.places_left !== null;
        if (takesPlace) places.set(product.id, (places.get(product.id) ?? product.places_left ?? 0) - 1);
        const isOnline = product.product_format === 'online';
        if (isOnline) open.add(`${user_id} ${product.id}`);
        return {
          orders_former_no: String(columns.orders_former_no),
          ...{ user_id, product_id: product.id, isOnline, takesPlace },
          orders_net: Number(columns.orders_net),
          paidOn: String(columns.orders_payment_date),
          note: columns.orders_note ? String(columns.orders_note) : null,
        };
      },
    };
  }

  async write(rows: readonly ReadyRow<FormerOrder>[], _: number, actor: Actor): Promise<number[]> {
    const ids: number[] = [];
    for (const { row } of rows) ids.push(await this.former.bring(row, actor));
    return ids;
  }

  override refusalOf(error: unknown) {
    return isSoldOut(error) ? refuse('IMPORT_CHANGED') : undefined;
  }

  undo(importId: number, actor: Actor): Promise<void> {
    return this.transactions.run(() => this.former.takeBack(importId, actor));
  }
}

function textsIn(rows: readonly OrdersColumns[], field: OrdersImportField): string[] {
  return [...new Set(rows.map(({ [field]: value }) => value))].filter((value) => typeof value === 'string');
}
