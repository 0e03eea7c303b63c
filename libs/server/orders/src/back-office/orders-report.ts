import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { addDays, instantOf } from '@wethi/format';
import { Database, refuseField } from '@wethi/platform';
import { Orders } from '../order/orders.entity';

const LONGEST_DAYS = 366;

export class UserIn {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String, nullable: true }) user_nickname: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) create_at: Date;
}

export class TransferTotal {
  @ApiProperty({ type: String, nullable: true }) orders_payment_bank: string | null;
  @ApiProperty({ type: String, nullable: true }) orders_payment_account: string | null;
  @ApiProperty({ type: 'integer' }) count: number;
  /** Baht. */
  @ApiProperty() total: number;
}

export class Transfer {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() order_no: string;
  @ApiProperty({ type: 'integer' }) user_id: number;
  @ApiProperty() orders_net: number;
  @ApiProperty({ type: String, nullable: true }) orders_payment_bank: string | null;
  @ApiProperty({ type: String, nullable: true }) orders_payment_account: string | null;
  @ApiProperty({ format: 'date' }) approve_date: string;
}

/** What stands beside `result` in the answer of ordersByDate. */
export class OrdersByDate {
  @ApiProperty({ type: [Orders] }) data: Orders[];
  @ApiProperty({ type: [UserIn] }) userIn: UserIn[];
  @ApiProperty({ type: [TransferTotal] }) ordersTransfer: TransferTotal[];
  @ApiProperty({ type: [Transfer] }) ordersTransferList: Transfer[];
}

/** A range of days in Bangkok in orders, new customers and money (decisions.md §3). */
@Injectable()
export class OrdersReport {
  constructor(private readonly database: Database) {}

  /**
   * @param first and last: 'YYYY-MM-DD', both included
   * @throws Refusal INVALID_INPUT when there are more than 366 days
   */
  async between(first: string, last: string): Promise<OrdersByDate> {
    if (last > addDays(first, LONGEST_DAYS - 1)) throw refuseField('date_to', `เลือกช่วงวันที่ได้ไม่เกิน ${LONGEST_DAYS} วัน`);
    const range = [new Date(instantOf(first)), new Date(instantOf(addDays(last, 1)))];
    const [data, userIn, ordersTransferList] = await Promise.all([
      this.database.manager
        .createQueryBuilder(Orders, 'row')
        .where('row.create_at >= :from AND row.create_at < :to', { from: range[0], to: range[1] })
        .orderBy('row.id')
        .getMany(),
      this.database.query<UserIn[]>(
        'SELECT id, user_nickname, create_at FROM user WHERE create_at >= ? AND create_at < ? ORDER BY id',
        range,
      ),
      this.database.query<Transfer[]>(
        `SELECT id, order_no, user_id, CAST(orders_net AS DOUBLE) AS orders_net, orders_payment_bank,
                orders_payment_account, approve_date
           FROM orders
          WHERE orders_status = 'approve' AND orders_payment = 'transfer' AND approve_date BETWEEN ? AND ? ORDER BY id`,
        [first, last],
      ),
    ]);
    return { data, userIn, ordersTransferList, ordersTransfer: await this.totals(first, last) };
  }

  /** The database adds DECIMALs; adding numbers here would drift. */
  private async totals(first: string, last: string): Promise<TransferTotal[]> {
    const rows = await this.database.query<TransferTotal[]>(
      `SELECT orders_payment_bank, orders_payment_account, COUNT(*) AS count, CAST(SUM(orders_net) AS DOUBLE) AS total
         FROM orders
        WHERE orders_status = 'approve' AND orders_payment = 'transfer' AND approve_date BETWEEN ? AND ?
        GROUP BY orders_payment_bank, orders_payment_account ORDER BY total DESC`,
      [first, last],
    );
    // The driver hands counts over as text.
    return rows.map((row) => ({ ...row, count: Number(row.count) }));
  }
}
