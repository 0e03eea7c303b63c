import { Injectable } from '@nestjs/common';
import { Database, Pictures, refuse, refuseField, Storage } from '@wethi/platform';
import { readSlipPicture, SLIP_LIMITS } from '../payment/slip/slip-picture';
import { OrdersRefund } from './orders-refund.entity';

const FOLDER = 'refund';
const NAME = new RegExp(`^${FOLDER}/[0-9a-f]{32}\\.jpg$`);

/** Slips of the transfers by which money was given back; only who gives money back sees them. */
@Injectable()
export class RefundSlips {
  constructor(
    private readonly database: Database,
    private readonly pictures: Pictures,
    private readonly storage: Storage,
  ) {}

  /** Keeps a picture for the refund that is about to be given. @returns its name */
  async keep(bytes: Buffer): Promise<string> {
    const { jpeg } = await this.pictures.process(readSlipPicture, { bytes, limits: SLIP_LIMITS });
    return this.pictures.put('private', FOLDER, 'jpg', jpeg);
  }

  /** @throws Refusal INVALID_INPUT for what was never uploaded as one */
  async require(name: string): Promise<void> {
    if (!NAME.test(name) || !(await this.storage.has('private', name)))
      throw refuseField('slip', 'ไม่พบรูปสลิป กรุณาแนบใหม่');
  }

  /** @throws Refusal NOT_FOUND */
  async read(id: number): Promise<Buffer> {
    const refund = await this.database.manager.findOneBy(OrdersRefund, { id });
    const bytes = refund?.orders_refund_slip ? await this.storage.get('private', refund.orders_refund_slip) : undefined;
    if (!bytes) throw refuse('NOT_FOUND');
    return bytes;
  }
}
