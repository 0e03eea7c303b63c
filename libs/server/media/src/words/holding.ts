import { Injectable } from '@nestjs/common';
import { type Actor, AuditLog, Changes, Database, type Kept, Transactions } from '@wethi/platform';
import { HoldingRules, type RulesOfHolding } from './holding-rules.entity';

const ID = 1;
const EVERYTHING: RulesOfHolding = { hold_contacts: 'Y', hold_words: 'Y', hold_reported: 'Y' };

/** What has messages wait, kept until somebody changes it. */
@Injectable()
export class Holding {
  private readonly known: Kept<RulesOfHolding>;

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly changes: Changes,
  ) {
    this.known = changes.keep([HoldingRules.name], () => this.read());
  }

  rules(): Promise<RulesOfHolding> {
    return this.known.get();
  }

  /** The columns given and no others. */
  async save(given: Partial<RulesOfHolding>, actor: Actor): Promise<void> {
    await this.transactions.run(async () => {
      const before = await this.read();
      const after = { ...before, ...given };
      const { hold_contacts, hold_words, hold_reported } = after;
      await this.database.query(
        `INSERT INTO holding_rules (id, create_by, hold_contacts, hold_words, hold_reported) VALUES (?)
         ON DUPLICATE KEY UPDATE hold_contacts = VALUES(hold_contacts), hold_words = VALUES(hold_words),
           hold_reported = VALUES(hold_reported)`,
        [[ID, actor.id, hold_contacts, hold_words, hold_reported]],
      );
      await this.audit.record(actor, 'update', HoldingRules, ID, before, after);
    });
    await this.changes.announce(HoldingRules.name);
  }

  private async read(): Promise<RulesOfHolding> {
    const [row] = await this.database.query<RulesOfHolding[]>(
      'SELECT hold_contacts, hold_words, hold_reported FROM holding_rules WHERE id = ?',
      [ID],
    );
    return row ?? EVERYTHING;
  }
}
