import { Injectable, Logger } from '@nestjs/common';
import { toSatang } from '@wethi/contract';
import { Clock, Database, Outbox, Transactions } from '@wethi/platform';
import { MoneyBackList } from '../payment/money-back/money-back-list';
import { isOtherPayment } from '../payment/qr-gateway/other-payment';
import type { QrCode, QrPayment } from '../payment/qr-gateway/qr-gateway';
import { planLastCheck } from './check-tip';
import { showTip } from './show-tip';
import { Tip } from './tip.entity';

type Asked = Pick<Tip, 'id' | 'user_id' | 'tip_status' | 'tip_amount' | 'tip_reference' | 'tip_order' | 'tip_charge'>;

/** What becomes of a garland: the one writer of its status. */
@Injectable()
export class TipPayment {
  private readonly logger = new Logger(TipPayment.name);

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly moneyBack: MoneyBackList,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** There is a QR to pay it by. */
  async offer(id: number, { orderId, text, lifetime }: QrCode): Promise<void> {
    const tip_expire_at = new Date(this.clock.now().getTime() + lifetime * 1000);
    await this.database.update(Tip, id, { tip_order: orderId, tip_qr: text, tip_expire_at });
  }

  /** There is no QR, and so nothing that could be paid. */
  async fail(id: number): Promise<void> {
    await this.database.update(Tip, id, { tip_status: 'failed' });
  }

  /** Nobody paid in time; who pays nevertheless is taken. */
  async expire(id: number): Promise<void> {
    const sql = `UPDATE tip SET tip_status = 'expired' WHERE id = ? AND tip_status = 'wait' AND tip_expire_at <= ?`;
    await this.database.write(sql, [id, this.clock.now()]);
  }

  /**
   * It is paid, whenever that was: once, however often it is told. Another amount than was asked for, or another payment of
   * the same QR, pays nothing and is money to give back; one of another reference or currency cannot be told whose it is, and
   * is for a person to see.
   * @returns whether it became paid by this
   */
  settle(id: number, payment: QrPayment): Promise<boolean> {
    return this.transactions.run(async () => {
      const tip = await this.locked(id);
      if (!tip) return false;
      const of = { user_id: tip.user_id, tip_id: tip.id };
      const isOurs = payment.currency === 'THB' && payment.reference === tip.tip_reference;
      if (tip.tip_status === 'paid' || tip.tip_status === 'reversed') {
        const isOther = isOurs && isOtherPayment(tip.tip_charge, payment.chargeId, [tip.tip_reference, tip.tip_order]);
        if (isOther) await this.moneyBack.addCharge(of, payment, 'second_slip');
        return false;
      }
      if (!isOurs || payment.amountSatang !== toSatang(tip.tip_amount)) {
        this.logger.error(`payment ${payment.chargeId} is not what garland ${id} asked for`);
        if (isOurs) await this.moneyBack.addCharge(of, payment, 'other_amount');
        return false;
      }
      const paid = { tip_status: 'paid', tip_charge: payment.chargeId, tip_paid_at: this.clock.now() } as const;
      await this.database.update(Tip, id, paid);
      await this.outbox.add(showTip, { tip_id: id }, { dedupeKey: `${showTip.name}:${id}` });
      await planLastCheck(this.outbox, id, this.clock.now());
      return true;
    });
  }

  /** The gateway gave a payment back to who paid it: the garland counts no more, and nobody is to give it back again. */
  takeBack(id: number, { chargeId, reference }: Pick<QrPayment, 'chargeId' | 'reference'>): Promise<void> {
    return this.transactions.run(async () => {
      const tip = await this.locked(id);
      if (tip?.tip_reference !== reference) return;
      await this.moneyBack.closeReversed(chargeId);
      if (tip.tip_status !== 'paid' || tip.tip_charge !== chargeId) return;
      await this.database.update(Tip, id, { tip_status: 'reversed' });
    });
  }

  private async locked(id: number): Promise<Asked | undefined> {
    const columns = 'id, user_id, tip_status, tip_amount, tip_reference, tip_order, tip_charge';
    const [tip] = await this.database.query<Asked[]>(`SELECT ${columns} FROM tip WHERE id = ? FOR UPDATE`, [id]);
    return tip;
  }
}
