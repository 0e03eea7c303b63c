import { Injectable } from '@nestjs/common';
import { type Actor, AuditLog, Clock, Database, Outbox, refuse, Transactions } from '@wethi/platform';
import { makePaper } from './make-paper';
import { OrdersPaper } from './orders-paper.entity';
import { PaperList } from './paper-list';
import type { FiledPaper } from './paper.dto';

/** An order's paper once more, to the address that its buyer confirmed. */
@Injectable()
export class PaperSending {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly list: PaperList,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @returns the paper that goes out @throws Refusal NOT_FOUND, PAPER_NOT_PAID, EMAIL_MISSING */
  async send(ordersId: number, actor: Actor): Promise<FiledPaper> {
    const paper = await this.list.file(ordersId, actor);
    await this.requireAddress(ordersId);
    const again = this.clock.now().getTime();
    await this.transactions.run(async () => {
      await this.outbox.add(makePaper, { orders_paper_id: paper.id, again });
      await this.audit.record(actor, 'export', OrdersPaper, paper.id, undefined, { mailed: true });
    });
    return paper;
  }

  /** @param paperId of the caller's @returns where it goes @throws Refusal NOT_FOUND, also for a void one, PAPER_NO_EMAIL */
  async sendOwn(paperId: number, actor: Actor): Promise<string> {
    const paper = await this.list.one(paperId, actor);
    if (paper.paper_void_at) throw refuse('NOT_FOUND');
    if (!paper.user_email) throw refuse('PAPER_NO_EMAIL');
    const again = this.clock.now().getTime();
    await this.transactions.run(() => this.outbox.add(makePaper, { orders_paper_id: paper.id, again }));
    return paper.user_email;
  }

  private async requireAddress(ordersId: number): Promise<void> {
    const confirmed = await this.database.query<unknown[]>(
      `SELECT 1 FROM orders o JOIN user u ON u.id = o.user_id
        WHERE o.id = ? AND u.user_email IS NOT NULL AND u.user_email_at IS NOT NULL`,
      [ordersId],
    );
    if (confirmed.length === 0) throw refuse('EMAIL_MISSING');
  }
}
