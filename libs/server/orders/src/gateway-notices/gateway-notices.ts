import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Database, Outbox, refuse } from '@wethi/platform';
import { checkCharge } from '../payment/charge/check-charge';
import { ChargePayment } from '../payment/charge/charge-payment';
import { OrdersCharge } from '../payment/charge/orders-charge.entity';
import { QrGateway } from '../payment/qr-gateway/qr-gateway';
import { checkTip } from '../tip/check-tip';
import { Tip } from '../tip/tip.entity';

/** What the gateway says by itself, of orders and garlands alike. It is answered at once; the worker asks whether it is so. */
@Injectable()
export class GatewayNotices {
  private readonly logger = new Logger(GatewayNotices.name);

  constructor(
    private readonly database: Database,
    private readonly gateway: QrGateway,
    private readonly payment: ChargePayment,
    private readonly outbox: Outbox,
  ) {}

  /** The same notice again changes nothing. @throws Refusal NOTICE_NOT_GENUINE */
  async receive(body: unknown): Promise<void> {
    const notice = this.gateway.readNotice(body);
    if (!notice) throw refuse('NOTICE_NOT_GENUINE');
    const said = createHash('sha256').update(`${notice.chargeId} ${notice.state}`).digest('base64url');
    const { manager } = this.database;
    const charge = await manager.findOneBy(OrdersCharge, { charge_reference: notice.reference });
    if (charge) {
      if (charge.charge_way === 'card') await this.payment.know(charge.id, notice.chargeId);
      const dedupeKey = `${checkCharge.name}:${charge.id}:${said}`;
      return this.outbox.add(checkCharge, { charge_id: charge.id, told: notice.chargeId }, { dedupeKey });
    }
    const tip = await manager.findOneBy(Tip, { tip_reference: notice.reference });
    if (!tip) return this.logger.warn(`notice of ${notice.chargeId} about something that is not ours`);
    const check = { tip_id: tip.id, told: notice.chargeId };
    await this.outbox.add(checkTip, check, { dedupeKey: `${checkTip.name}:${tip.id}:${said}` });
  }
}
