import { Injectable } from '@nestjs/common';
import { sendLetter } from '@wethi/accounts';
import { Config, Database, JobHandler, Outbox, Transactions, type PayloadOf } from '@wethi/platform';
import { issueReceipt } from '../receipt/issue-receipt';
import { makePaper } from './make-paper';
import { PaperFiles } from './paper-files';
import { paperLetter } from './paper-letter';
import { Papers } from './papers';

/** What follows a payment or a refund in papers. */
@Injectable()
export class MakePaper {
  constructor(
    private readonly papers: Papers,
    private readonly files: PaperFiles,
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly config: Config,
  ) {}

  @JobHandler(issueReceipt)
  async receipt({ orders_id }: PayloadOf<typeof issueReceipt>): Promise<void> {
    await this.papers.receiptOf(orders_id);
  }

  @JobHandler(makePaper)
  async make({ orders_paper_id, again }: PayloadOf<typeof makePaper>): Promise<void> {
    const path = await this.files.fileOf(orders_paper_id);
    const paper = await this.database.sql
      .selectFrom('orders_paper as p')
      .innerJoin('orders as o', 'o.id', 'p.orders_id')
      .innerJoin('user as u', 'u.id', 'p.user_id')
      .select([
        'p.paper_kind',
        'p.paper_no',
        'p.paper_net',
        'p.paper_void_at',
        'o.order_no',
        'u.user_email',
        'u.user_email_at',
      ])
      .where('p.id', '=', orders_paper_id)
      .executeTakeFirstOrThrow();
    if (!paper.user_email || !paper.user_email_at || paper.paper_void_at) return;
    const letter = paperLetter(paper, this.config.PUBLIC_URL);
    const attachments = [{ filename: `${paper.paper_no}.pdf`, path }];
    const mail = { to: paper.user_email, letter, attachments };
    const dedupeKey = ['mail-paper', orders_paper_id, again].filter((part) => part !== undefined).join('-');
    await this.transactions.run(() => this.outbox.add(sendLetter, mail, { dedupeKey }));
  }
}
