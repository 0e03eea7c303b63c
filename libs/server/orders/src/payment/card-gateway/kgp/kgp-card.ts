import { Injectable } from '@nestjs/common';
import { satangText, toBaht } from '@wethi/contract';
import { Config, ProviderUnreachable } from '@wethi/platform';
import { KgpCalls } from '../../qr-gateway/kgp/kgp-calls';
import { CardGateway, type CardAnswer, type CardForm, type CardWish } from '../card-gateway';
import { readCharge } from './kgp-charge';

const UNKNOWN = 404;

/**
 * Cards by KBank's K-Payment Gateway (facts/integrations.md §4.1): its script takes the card's number in the browser and gives
 * a token for one charge, which we make.
 */
@Injectable()
export class KgpCard extends CardGateway {
  readonly name = 'kgp';
  readonly chargesThere = false;

  constructor(
    private readonly config: Config,
    private readonly calls: KgpCalls,
  ) {
    super();
  }

  get isReady(): boolean {
    return this.config.KGP_SECRET !== '' && this.config.KGP_PUBLIC_KEY !== '';
  }

  /** Its script adds `token` to the form. */
  form({ reference, amountSatang, description }: CardWish): CardForm {
    const { KGP_UI_URL: src, KGP_PUBLIC_KEY: apikey } = this.config;
    const data = { apikey, amount: satangText(amountSatang), currency: 'THB', 'payment-methods': 'card', description };
    return { action: '/api/cardToken', fields: { reference }, script: { src, data: { ...data, name: 'Wethi' } } };
  }

  /**
   * `POST /card/v2/charge`, never repeated by itself.
   * @returns undefined when it refused to make a charge: nothing was taken
   * @throws ProviderUnreachable also for an answer that says nothing, and then nobody knows
   */
  async charge({ reference, amountSatang, description }: CardWish, token: string): Promise<CardAnswer | undefined> {
    const wish = { amount: toBaht(amountSatang), currency: 'THB', description, reference_order: reference };
    const { status, body } = await this.calls.call('/card/v2/charge', {
      method: 'POST',
      body: JSON.stringify({ ...wish, source_type: 'card', mode: 'token', token }),
      retries: false,
    });
    const answer = readCharge(body);
    if (answer) return answer;
    if (status >= 400) return undefined;
    throw new ProviderUnreachable(this.name, `no charge, HTTP ${status}`, status);
  }

  /** `GET /card/v2/charge/{id}` */
  async lookUp(id: string): Promise<CardAnswer | undefined> {
    const { status, body } = await this.calls.call(`/card/v2/charge/${encodeURIComponent(id)}`, {});
    if (status === UNKNOWN) return undefined;
    const answer = status === 200 ? readCharge(body) : undefined;
    if (!answer) throw new ProviderUnreachable(this.name, `HTTP ${status}`, status);
    return answer;
  }
}
