import { Injectable, Logger } from '@nestjs/common';
import { toBaht } from '@wethi/contract';
import { Config, ProviderUnreachable } from '@wethi/platform';
import { QrGateway, type QrCode, type QrLookUp, type QrNotice, type QrWish } from '../qr-gateway';
import { readNotice, readPayment, readQr } from './kgp-answer';
import { KgpCalls } from './kgp-calls';
import { checksumForm } from './kgp-checksum';

const UNKNOWN = 404;

/** KBank's K-Payment Gateway, its QRs drawn by us (facts/integrations.md §4.2 and §4.3). */
@Injectable()
export class KPaymentGateway extends QrGateway {
  readonly name = 'kgp';
  private readonly logger = new Logger(KPaymentGateway.name);

  constructor(
    private readonly config: Config,
    private readonly calls: KgpCalls,
  ) {
    super();
  }

  get isReady(): boolean {
    return this.config.KGP_SECRET !== '';
  }

  /** `POST /qr/v2/qr` */
  async ask({ reference, amountSatang, description }: QrWish): Promise<QrCode> {
    const wish = {
      amount: toBaht(amountSatang),
      currency: 'THB',
      description,
      sof: 'ThaiQR',
      reference_order: reference,
    };
    const { status, body } = await this.calls.call('/qr/v2/qr', {
      method: 'POST',
      body: JSON.stringify(wish),
      retries: false,
    });
    const code = readQr(body);
    if (!code) throw new ProviderUnreachable(this.name, `no QR, HTTP ${status}`, status);
    return code;
  }

  /** `GET /qr/v2/qr/{id}`; an answer without a meaning is no answer. A shop that gave the gateway up can ask it no more. */
  async lookUp(id: string): Promise<QrLookUp | undefined> {
    if (!this.isReady) return undefined;
    const { status, body } = await this.calls.call(`/qr/v2/qr/${encodeURIComponent(id)}`, {});
    if (status === UNKNOWN) return undefined;
    if (status !== 200 || body === undefined) throw new ProviderUnreachable(this.name, `HTTP ${status}`, status);
    return readPayment(body);
  }

  /** The body that it posts to us when a charge changes. */
  readNotice(body: unknown): QrNotice | undefined {
    const notice = this.isReady ? readNotice(body) : undefined;
    const form = notice && checksumForm(notice, this.config.KGP_SECRET);
    if (!notice || !form) return undefined;
    this.logger.log(`notice of ${notice.id}, checksum ${form}`);
    return { chargeId: notice.id, reference: notice.reference, state: notice.transaction_state };
  }
}
