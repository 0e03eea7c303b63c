import { Injectable } from '@nestjs/common';
import { Clock, Database, JobHandler, Outbox, Transactions } from '@wethi/platform';
import { ChargePayment, isDecided } from './charge-payment';
import { checkCharge, planChargeCheck, type ChargeCheck } from './check-charge';
import { OrdersCharge } from './orders-charge.entity';

/** Asks the gateway about a charge: after its notice, which is no proof, and by plan, should the notice have got lost. */
@Injectable()
export class CheckCharge {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly payment: ChargePayment,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws ProviderUnreachable, and then it is tried again */
  @JobHandler(checkCharge)
  async check({ charge_id, tried, told }: ChargeCheck): Promise<void> {
    const charge = await this.database.manager.findOneBy(OrdersCharge, { id: charge_id });
    const isPlanned = tried !== undefined;
    if (!charge || (isPlanned && isDecided(charge)) || (await this.payment.ask(charge, told))) return;
    await this.transactions.run(async () => {
      await this.payment.expire(charge_id);
      if (isPlanned) await planChargeCheck(this.outbox, charge_id, tried + 1, this.clock.now());
    });
  }
}
