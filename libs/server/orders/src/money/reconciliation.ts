import { Injectable } from '@nestjs/common';
import { Database, refuse, AuditLog, Clock, Transactions, type Actor } from '@wethi/platform';
import { findDifferences, type Ask, type Days, type FoundDifference } from './find-differences';
import { MoneyDifference } from './money-difference.entity';

/** Keeps on record where orders and money disagree, and how it was settled. */
@Injectable()
export class Reconciliation {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Looks at some days: new differences are recorded, and those that agree by now are marked so. */
  async run(days: Days): Promise<void> {
    const ask: Ask = (text, values) => this.database.query(text, values);
    const found = await findDifferences(ask, days, this.clock.now());
    await this.transactions.run(async () => {
      for (const difference of found) await this.record(difference);
      const subjects = found.map(({ subject }) => subject);
      await this.database.query(
        `UPDATE money_difference SET money_difference_status = 'gone'
          WHERE money_difference_status = 'open' AND money_difference_day >= ? AND money_difference_day <= ?
            AND money_difference_subject NOT IN (?)`,
        [days.first, days.last, subjects.length > 0 ? subjects : ['']],
      );
    });
  }

  /** Says how a difference was settled outside; a second time changes nothing. @throws Refusal NOT_FOUND */
  async settle(id: number, money_difference_note: string, actor: Actor): Promise<void> {
    await this.transactions.run(async () => {
      const entry = await this.locked(id);
      if (entry.money_difference_status !== 'open') return;
      await this.markDone(entry, money_difference_note, actor);
    });
  }

  /** A difference that nobody else settles until the end of the transaction. @throws Refusal NOT_FOUND */
  async locked(id: number): Promise<MoneyDifference> {
    const lock = { mode: 'pessimistic_write' } as const;
    const entry = await this.database.manager.findOne(MoneyDifference, { where: { id }, lock });
    if (!entry) throw refuse('NOT_FOUND');
    return entry;
  }

  /** In the caller's transaction. */
  async markDone(entry: MoneyDifference, money_difference_note: string, actor: Actor): Promise<void> {
    const done = {
      money_difference_status: 'done' as const,
      money_difference_note,
      money_difference_by: actor.id,
      money_difference_at: this.clock.now(),
    };
    await this.database.update(MoneyDifference, entry.id, done);
    await this.audit.record(actor, 'update', MoneyDifference, entry.id, entry, done);
  }

  private async record(found: FoundDifference): Promise<void> {
    const { kind, subject, day, amount, orders_id, slip_id, orders_charge_id } = found;
    // One that agreed for a while is open again; one that was settled stays so, unless the gateway took its money back since.
    await this.database.query(
      `INSERT INTO money_difference (money_difference_kind, money_difference_subject, money_difference_day,
                                     money_difference_amount, orders_id, slip_id, orders_charge_id)
       VALUES (?) ON DUPLICATE KEY UPDATE
         money_difference_status = IF(money_difference_status = 'gone'
                                        OR (money_difference_kind <> VALUES(money_difference_kind)
                                            AND VALUES(money_difference_kind) IN ('reversed', 'returned_twice')),
                                      'open', money_difference_status),
         money_difference_kind = VALUES(money_difference_kind), money_difference_day = VALUES(money_difference_day),
         money_difference_amount = VALUES(money_difference_amount)`,
      [[kind, subject, day, amount, orders_id, slip_id, orders_charge_id]],
    );
  }
}
