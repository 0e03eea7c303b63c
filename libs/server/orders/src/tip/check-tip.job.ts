import { Injectable } from '@nestjs/common';
import { Clock, Database, JobHandler, Outbox, Transactions } from '@wethi/platform';
import { paymentsOf } from '../payment/qr-gateway/payments-of';
import { QrGateway } from '../payment/qr-gateway/qr-gateway';
import { checkTip, planCheck, type TipCheck } from './check-tip';
import { TipPayment } from './tip-payment';
import { Tip } from './tip.entity';

/** Asks the gateway about a garland: after its notice, which is no proof, and by plan, should the notice have got lost. */
@Injectable()
export class CheckTip {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly gateway: QrGateway,
    private readonly payment: TipPayment,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws ProviderUnreachable, and then it is tried again */
  @JobHandler(checkTip)
  async check({ tip_id, tried, told }: TipCheck): Promise<void> {
    const tip = await this.database.manager.findOneBy(Tip, { id: tip_id });
    const isDecided = tip?.tip_status === 'paid' || tip?.tip_status === 'reversed';
    if (!tip?.tip_order || (isDecided && tried !== undefined)) return;
    const payments = await paymentsOf(this.gateway, tip.tip_order, told);
    for (const payment of payments)
      if (payment.state === 'reversed') await this.payment.takeBack(tip_id, payment);
      else await this.payment.settle(tip_id, payment);
    if (isDecided || payments.some(({ state }) => state === 'paid')) return;
    await this.transactions.run(async () => {
      await this.payment.expire(tip_id);
      if (tried !== undefined) await planCheck(this.outbox, tip_id, tried + 1, this.clock.now());
    });
  }
}
