import { Injectable, Logger } from '@nestjs/common';
import { satangText, toBaht } from '@wethi/contract';
import { Config, ProviderUnreachable, ProviderUnsent, type ProviderResponse } from '@wethi/platform';
import { fieldsOf } from '../../../slip/answer-fields';
import { textOf } from '../../qr-gateway/kgp/kgp-answer';
import { KgpCalls } from '../../qr-gateway/kgp/kgp-calls';
import { CardGateway, type CardAnswer, type CardForm, type CardWish } from '../card-gateway';
import { readCharge } from './kgp-charge';

const UNKNOWN = 404;
const TOO_MANY = 429;
/** Our key or our address is wrong: it says nothing about the card. */
const NOT_THE_CARD: readonly number[] = [401, 403, 404, 405];
/** A call that took too long, or came a second time: the first may have charged. */
const UNSURE: readonly number[] = [408, 409];

/** Nothing was taken: of this card, or because the gateway takes none at the moment. */
export type NotCharged = 'refused' | 'gateway';

/**
 * Cards by KBank's K-Payment Gateway (facts/integrations.md §4.1): its script takes the card's number in the browser and gives
 * a token for one charge, which we make.
 */
@Injectable()
export class KgpCard extends CardGateway {
  readonly name = 'kgp';
  readonly chargesThere = false;
  private readonly logger = new Logger(KgpCard.name);

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
   * @returns a word when no charge was made
   * @throws ProviderUnreachable also for an answer that says nothing, and then nobody knows
   */
  async charge({ reference, amountSatang, description }: CardWish, token: string): Promise<CardAnswer | NotCharged> {
    const wish = { amount: toBaht(amountSatang), currency: 'THB', description, reference_order: reference };
    try {
      const answer = await this.calls.call('/card/v2/charge', {
        method: 'POST',
        body: JSON.stringify({ ...wish, source_type: 'card', mode: 'token', token }),
        retries: false,
      });
      return readCharge(answer.body) ?? this.refusalIn(reference, answer);
    } catch (error) {
      if (!(error instanceof ProviderUnsent || (error as ProviderUnreachable).status === TOO_MANY)) throw error;
      this.logger.warn(`no charge of ${reference}: ${(error as Error).message}`);
      return 'gateway';
    }
  }

  private refusalIn(reference: string, { status, body }: ProviderResponse): NotCharged {
    if (status < 400 || UNSURE.includes(status))
      throw new ProviderUnreachable(this.name, `no charge, HTTP ${status}`, status);
    const { code, message } = fieldsOf(body);
    this.logger.warn(`no charge of ${reference}: HTTP ${status} ${textOf(code)} ${textOf(message)}`);
    return NOT_THE_CARD.includes(status) ? 'gateway' : 'refused';
  }

  /** `GET /card/v2/charge/{id}`; a shop that gave the gateway up can ask it no more. */
  async lookUp(id: string): Promise<CardAnswer | undefined> {
    if (this.config.KGP_SECRET === '') return undefined;
    const { status, body } = await this.calls.call(`/card/v2/charge/${encodeURIComponent(id)}`, {});
    if (status === UNKNOWN) return undefined;
    const answer = status === 200 ? readCharge(body) : undefined;
    if (!answer) throw new ProviderUnreachable(this.name, `HTTP ${status}`, status);
    return answer;
  }
}
