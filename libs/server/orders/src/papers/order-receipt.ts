import { Injectable } from '@nestjs/common';
import { PaperFiles } from './paper-files';
import { PaperList } from './paper-list';
import { Papers } from './papers';

export interface Receipt {
  paper_no: string;
  /** Its private file. */
  path: string;
  /** Until when the buyer may ask for a tax invoice; null where they cannot or have one. */
  ask_until: string | null;
}

/** The receipt of an order, for the letter that brings it. */
@Injectable()
export class OrderReceipt {
  constructor(
    private readonly papers: Papers,
    private readonly files: PaperFiles,
    private readonly list: PaperList,
  ) {}

  /** @returns undefined of an order that is not paid, cost nothing, or has no seller */
  async of(ordersId: number): Promise<Receipt | undefined> {
    const receipt = await this.papers.receiptOf(ordersId);
    if (!receipt) return undefined;
    const { ask_until } = await this.list.ofOrder(ordersId, { kind: 'user', id: receipt.user_id });
    return { paper_no: receipt.paper_no, path: await this.files.fileOf(receipt.id), ask_until };
  }
}
