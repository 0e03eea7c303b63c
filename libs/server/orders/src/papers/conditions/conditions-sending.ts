import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Letter, sendLetter } from '@wethi/accounts';
import { type Actor, Config, Outbox, refuse, Storage, Transactions } from '@wethi/platform';
import type { OrderConditions } from '../paper.dto';
import { ConditionFiles } from './condition-files';

/** The conditions of an order by e-mail, to the address that its buyer confirmed. */
@Injectable()
export class ConditionsSending {
  constructor(
    private readonly files: ConditionFiles,
    private readonly storage: Storage,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly config: Config,
  ) {}

  /** @param ordersId of the caller's @returns where they go @throws Refusal NOT_FOUND, PAPER_NO_EMAIL */
  async sendOwn(ordersId: number, actor: Actor): Promise<string> {
    const facts = await this.files.factsOf(ordersId, actor);
    const { order_no, user_email } = facts;
    if (!user_email) throw refuse('PAPER_NO_EMAIL');
    const file = await this.files.ofOrder(ordersId, actor);
    // No row names it: it is swept away some days after the letter left.
    const path = `condition/${createHash('sha256').update(file).digest('hex').slice(0, 32)}.pdf`;
    await this.storage.put('private', path, file);
    const attachments = [{ filename: `condition-${order_no}.pdf`, path }];
    const mail = { to: user_email, letter: letterOf(facts, this.config.PUBLIC_URL), attachments };
    await this.transactions.run(() => this.outbox.add(sendLetter, mail));
    return user_email;
  }
}

function letterOf({ order_no, version }: OrderConditions, publicUrl: string): Letter {
  const name = 'เงื่อนไขการซื้อ';
  return {
    subject: `${name} คำสั่งซื้อ ${order_no}`,
    preheader: `แนบ${name}มาเป็นไฟล์ PDF แล้ว`,
    heading: name,
    parts: [
      { text: `แนบ${name}ของคำสั่งซื้อนี้มาเป็นไฟล์ PDF แล้ว ดาวน์โหลดอีกครั้งได้ทุกเมื่อจากหน้าคำสั่งซื้อ` },
      {
        rows: [
          ['คำสั่งซื้อ', order_no],
          ['ฉบับ', version],
        ],
      },
      { button: 'ดูคำสั่งซื้อ', link: `${publicUrl}/order/${order_no}` },
    ],
    because: 'ส่งอีเมลนี้เพราะมีคำสั่งซื้อในบัญชีของคุณ',
  };
}
