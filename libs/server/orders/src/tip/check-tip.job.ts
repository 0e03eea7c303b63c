import { Injectable } from '@nestjs/common';
import { Clock, Database, JobHandler, Outbox, Transactions } from '@wethi/platform';
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
    const isPaid = tip?.tip_status === 'paid';
    if (!tip?.tip_order || (isPaid && tried !== undefined)) return;
    const payment = await this.gateway.lookUp((isPaid && told) || tip.tip_order);
    if (payment?.state === 'reversed') return this.payment.takeBack(tip_id, payment);
    if (payment) return void (await this.payment.settle(tip_id, payment));
    await this.transactions.run(async () => {
      await this.payment.expire(tip_id);
      if (tried !== undefined) await planCheck(this.outbox, tip_id, tried + 1, this.clock.now());
    });
  }
}
