import { Injectable } from '@nestjs/common';
import type { RefusalCode } from '@wethi/contract';
import { Clock, Database, Pictures, refuse, type Refusal, Storage, Transactions } from '@wethi/platform';
import { refusedFor, type OpenOrder } from '../../order/open-order';
import { Slip } from '../../slip/slip.entity';
import type { SlipPicture } from './slip-picture.worker';

const HOUR_MS = 3_600_000;
/** Each upload may cost the shop a paid question. */
const UPLOADS_PER_HOUR = 30;
/** Refusals that personnel may see otherwise. */
const FOR_STAFF = new Set<RefusalCode>(['SLIP_WRONG_AMOUNT', 'SLIP_WRONG_RECEIVER', 'SLIP_NOT_FOUND']);

/** Uploaded slips as rows and pictures, and how many a customer may send. */
@Injectable()
export class KeptSlips {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly pictures: Pictures,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal TOO_MANY */
  async requireRoom(user_id: number): Promise<void> {
    const since = new Date(this.clock.now().getTime() - HOUR_MS);
    const sql = 'SELECT COUNT(*) AS uploads FROM slip WHERE user_id = ? AND create_at > ?';
    const [counted] = await this.database.query<{ uploads: number }[]>(sql, [user_id, since]);
    if ((counted?.uploads ?? 0) >= UPLOADS_PER_HOUR) throw refuse('TOO_MANY', { retryAfter: 600 });
  }

  /** Counted again beside the new row, one after the other: of many at once all found room. */
  async keep(
    { qr, jpeg, sha256 }: SlipPicture,
    of: Pick<Slip, 'user_id' | 'product_id' | 'product_price_id'>,
  ): Promise<Slip> {
    if (qr.kind === 'other') throw refuse('SLIP_NOT_A_SLIP');
    const slip = Object.assign(new Slip(), {
      ...of,
      orders_id: null,
      outcome: null,
      slip_status: 'asked',
      slip_picture: await this.pictures.put('private', 'slip', 'jpg', jpeg),
      picture_sha256: sha256,
      create_at: this.clock.now(),
      ...(qr.kind === 'slip' && { qr_payload: qr.payload, sending_bank: qr.sendingBank, trans_ref: qr.transRef }),
    });
    try {
      slip.id = await this.transactions.run(async () => {
        await this.database.query('SELECT id FROM user WHERE id = ? FOR UPDATE', [of.user_id]);
        await this.requireRoom(of.user_id);
        return this.database.insert(Slip, slip);
      });
    } catch (error) {
      await this.removePicture(slip);
      throw error;
    }
    return slip;
  }

  /**
   * A refusal about a transfer that may well have left the customer's account keeps the picture: they may ask personnel to
   * look at it. Beside an order that is open there is nothing to ask.
   */
  async turnDown(slip: Slip, refusal: Refusal, open?: OpenOrder): Promise<Refusal> {
    if (open || !FOR_STAFF.has(refusal.code)) return this.discard(slip, refusal, open);
    await this.update(slip, { slip_status: 'refused', reason: refusal.message.slice(0, 255) });
    return refuse(refusal.code, { message: refusal.message, data: { filename: slip.slip_picture } });
  }

  /** A refused slip keeps its facts against misuse, not its picture. */
  private async discard(slip: Slip, refusal: Refusal, open?: OpenOrder): Promise<Refusal> {
    await this.update(slip, { slip_status: 'refused', reason: refusal.message.slice(0, 255), slip_picture: null });
    await this.removePicture(slip);
    const isOwnAgain = open && refusal.code === 'SLIP_USED';
    return isOwnAgain ? refuse('ALREADY_ORDERED', { data: refusedFor(open) }) : refusal;
  }

  private async removePicture({ slip_picture }: Slip): Promise<void> {
    if (slip_picture) await this.storage.remove('private', slip_picture);
  }

  async update({ id }: Slip, columns: Partial<Slip>): Promise<void> {
    await this.transactions.run(() => this.database.update(Slip, id, columns));
  }
}
