import { Injectable } from '@nestjs/common';
import { toBaht, type MoneyBackReason } from '@wethi/contract';
import {
  AuditLog,
  Clock,
  Database,
  eachOf,
  Records,
  refuse,
  Transactions,
  type Actor,
  type AllRows,
  type RawQuery,
} from '@wethi/platform';
import { sql } from 'kysely';
import { Slip } from '../../slip/slip.entity';
import { claimTransfer, isSlipSpent } from '../../slip/slip-claim';
import type { QrPayment } from '../qr-gateway/qr-gateway';
import { MoneyBack } from './money-back.entity';
import { GiveBack, MoneyToGiveBack } from './money-back.dto';

/** Its transfer, or the very picture, has paid something by another slip; one that nobody checked yet, also by itself. */
const SPENT = sql<number>`
  (m.money_back_reason = 'unchecked' and m.money_back_status = 'wait'
    and exists (select 1 from slip_use x where x.slip_id = l.id))
  or exists (select 1 from slip_use x where x.slip_id <> l.id and x.picture_sha256 = l.picture_sha256)
  or exists (select 1 from slip_use x where x.slip_id <> l.id and x.sending_bank = l.sending_bank and x.trans_ref = l.trans_ref)`;

const REVERSED = 'ธนาคารคืนเงินให้ผู้จ่ายเองแล้ว';

/** The list of money to give back, worked off by personnel. */
@Injectable()
export class MoneyBackList {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Puts a verified transfer on the list; it can pay no order any more. One that stood there before it was verified is that now.
   * @throws Refusal SLIP_USED when the transfer paid an order or stands on the list
   */
  async add(
    slip: Pick<Slip, 'id' | 'user_id' | 'amount' | 'sending_bank' | 'trans_ref' | 'picture_sha256'>,
    orders_id: number,
    money_back_reason: MoneyBackReason,
  ): Promise<void> {
    await claimTransfer(this.database, slip, orders_id);
    await this.database.update(Slip, slip.id, { slip_status: 'to_return' });
    const unchecked = { slip_id: slip.id, money_back_reason: 'unchecked' as const };
    const confirmed = { money_back_amount: slip.amount ?? 0, money_back_reason };
    const { affected } = await this.database.manager.update(MoneyBack, unchecked, confirmed);
    if (affected) return;
    await this.database.add(MoneyBack, {
      user_id: slip.user_id,
      orders_id,
      slip_id: slip.id,
      money_back_amount: slip.amount ?? 0,
      money_back_reason,
      create_at: this.clock.now(),
    });
  }

  /** Puts what an order has no use for of a slip on the list: what was too much, or a part that was never made whole. */
  async addOf(
    slip: Pick<Slip, 'id' | 'user_id'>,
    orders_id: number | null,
    satang: number,
    money_back_reason: MoneyBackReason,
  ): Promise<void> {
    const entry = { user_id: slip.user_id, orders_id, slip_id: slip.id, money_back_amount: toBaht(satang) };
    if (await this.database.manager.existsBy(MoneyBack, { slip_id: slip.id })) return;
    await this.database.add(MoneyBack, { ...entry, money_back_reason, create_at: this.clock.now() });
  }

  /** Puts a payment of the gateway on the list that pays no order or garland; told again, it stands there once. */
  async addCharge(
    of: Pick<MoneyBack, 'user_id'> & Partial<Pick<MoneyBack, 'orders_id' | 'tip_id'>>,
    { chargeId, amountSatang }: Pick<QrPayment, 'chargeId' | 'amountSatang'>,
    money_back_reason: MoneyBackReason,
  ): Promise<void> {
    const money_back_charge = chargeId;
    if (await this.hasCharge(money_back_charge)) return;
    const money_back_amount = toBaht(amountSatang);
    const create_at = this.clock.now();
    await this.database.add(MoneyBack, { ...of, money_back_charge, money_back_amount, money_back_reason, create_at });
  }

  /** Is a payment of the gateway on the list, or was it given back from there? */
  async hasCharge(money_back_charge: string | null): Promise<boolean> {
    return money_back_charge !== null && (await this.database.manager.existsBy(MoneyBack, { money_back_charge }));
  }

  /** The gateway gave a payment back by itself; nobody is to give it back once more. */
  async closeReversed(money_back_charge: string): Promise<void> {
    const open = { money_back_charge, money_back_status: 'wait' as const };
    const done = { money_back_status: 'done' as const, money_back_note: REVERSED, money_back_at: this.clock.now() };
    await this.database.manager.update(MoneyBack, open, done);
  }

  /** A page of the list with whom and what it is about, and the total. */
  async list(query: RawQuery, actor: Actor): Promise<[MoneyToGiveBack[], number]> {
    const [rows, total] = await this.records.list(MoneyBack, query, actor);
    return [await this.withFacts(rows), total];
  }

  /** The same rows without pages. @throws Refusal LIST_TOO_LONG */
  async all(query: RawQuery, actor: Actor): Promise<AllRows<MoneyToGiveBack>> {
    const { total, batches } = await this.records.all(MoneyBack, query, actor);
    return { total, batches: eachOf(batches, (rows) => this.withFacts(rows)) };
  }

  /**
   * Marks money as given back; a second time changes nothing.
   * @throws Refusal NOT_FOUND
   */
  async giveBack({ id, money_back_note }: GiveBack, actor: Actor): Promise<number> {
    await this.transactions.run(async () => {
      const entry = await this.database.manager.findOne(MoneyBack, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!entry) throw refuse('NOT_FOUND');
      if (entry.money_back_status === 'done') return;
      if (entry.money_back_reason === 'unchecked') await this.spend(entry);
      const money_back_at = this.clock.now();
      const done = { money_back_status: 'done' as const, money_back_note, money_back_by: actor.id, money_back_at };
      await this.database.update(MoneyBack, id, done);
      await this.audit.record(actor, 'update', MoneyBack, id, entry, done);
    });
    return id;
  }

  /** From now on it pays nothing, unless it has paid something else meanwhile, and there was nothing to give back. */
  private async spend({ slip_id, orders_id }: MoneyBack): Promise<void> {
    const slip = await this.database.manager.findOneBy(Slip, { id: slip_id ?? 0 });
    if (slip && !(await isSlipSpent(this.database, slip))) await claimTransfer(this.database, slip, orders_id);
  }

  private async withFacts(rows: MoneyBack[]): Promise<MoneyToGiveBack[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const facts = await this.database.sql
      .selectFrom('money_back as m')
      .innerJoin('user as u', 'u.id', 'm.user_id')
      .leftJoin('slip as l', 'l.id', 'm.slip_id')
      .leftJoin('tip as t', 't.id', 'm.tip_id')
      .leftJoin('orders as o', 'o.id', 'm.orders_id')
      .select(['m.id', 'u.user_name', 'u.user_lname', 'u.user_tel', 'o.order_no', 'l.slip_picture', 'l.trans_ref'])
      .select(['t.tip_reference', SPENT.as('is_spent')])
      .select(['l.transferred_at', 'l.sender_name', 'l.sender_account'])
      .where('m.id', 'in', ids)
      .execute();
    const byId = new Map(facts.map((row) => [row.id, row]));
    return rows.map((row) => {
      const { is_spent, ...known } = byId.get(row.id) ?? { is_spent: 0 };
      return Object.assign(new MoneyToGiveBack(), known, row, { is_spent: is_spent === 1 });
    });
  }
}
