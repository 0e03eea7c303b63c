import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Database, Outbox, refuse } from '@wethi/platform';
import { QrGateway } from '../payment/qr-gateway/qr-gateway';
import { checkTip } from './check-tip';
import { Tip } from './tip.entity';

/** What the gateway says by itself. It is answered at once; the worker asks whether it is so. */
@Injectable()
export class TipNotices {
  private readonly logger = new Logger(TipNotices.name);

  constructor(
    private readonly database: Database,
    private readonly gateway: QrGateway,
    private readonly outbox: Outbox,
  ) {}

  /** The same notice again changes nothing. @throws Refusal TIP_NOT_GENUINE */
  async receive(body: unknown): Promise<void> {
    const notice = this.gateway.readNotice(body);
    if (!notice) throw refuse('TIP_NOT_GENUINE');
    const tip = await this.database.manager.findOneBy(Tip, { tip_reference: notice.reference });
    if (!tip) return this.logger.warn(`notice of ${notice.chargeId} about something that is not ours`);
    const said = createHash('sha256').update(`${notice.chargeId} ${notice.state}`).digest('base64url');
    const dedupeKey = `${checkTip.name}:${tip.id}:${said}`;
    await this.outbox.add(checkTip, { tip_id: tip.id }, { dedupeKey });
  }
}
