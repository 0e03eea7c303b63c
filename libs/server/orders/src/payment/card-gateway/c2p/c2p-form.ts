import { Injectable, Logger } from '@nestjs/common';
import { Config } from '@wethi/platform';
import { CardGateway, type CardAnswer, type CardForm, type CardWish } from '../card-gateway';
import { c2pFields, readAnswer, THB } from './c2p-answer';
import { isSigned, requestHash } from './c2p-hash';

const VERSION = '8.5';
const AMOUNT_DIGITS = 12;

/**
 * Cards by 2C2P's form (facts/integrations.md §5): the browser takes signed fields there, types the card, and 2C2P posts a
 * signed answer to us and to the browser. It cannot be asked; what counts is its signature.
 */
@Injectable()
export class C2pForm extends CardGateway {
  readonly name = '2c2p';
  readonly chargesThere = true;
  private readonly logger = new Logger(C2pForm.name);

  constructor(private readonly config: Config) {
    super();
  }

  get isReady(): boolean {
    return this.config.C2P_SECRET !== '' && this.config.C2P_MERCHANT !== '';
  }

  form({ reference, amountSatang, description }: CardWish): CardForm {
    const { C2P_URL, C2P_MERCHANT, C2P_SECRET, C2P_OPTION, PUBLIC_URL } = this.config;
    const fields = {
      version: VERSION,
      merchant_id: C2P_MERCHANT,
      payment_description: description,
      order_id: reference,
      currency: THB,
      amount: String(amountSatang).padStart(AMOUNT_DIGITS, '0'),
      result_url_1: `${PUBLIC_URL}/api/cardReturn`,
      result_url_2: `${PUBLIC_URL}/api/cardNotify`,
      request_3ds: 'Y',
      payment_option: C2P_OPTION,
      default_lang: 'th',
    };
    return { action: C2P_URL, fields: { ...fields, hash_value: requestHash(fields, C2P_SECRET) } };
  }

  /** The form that it posts when a payment ended. @returns undefined for what it did not sign, or not for us */
  read(body: unknown): CardAnswer | undefined {
    const fields = c2pFields(body);
    const isOurs = this.isReady && fields['merchant_id'] === this.config.C2P_MERCHANT;
    if (!isOurs || !isSigned(fields, this.config.C2P_SECRET)) return undefined;
    const answer = readAnswer(fields);
    // Moved digits, or a form that 2C2P has since: money may have been taken.
    if (!answer) this.logger.error(`signed answer about ${fields['order_id']} has another form than 8.5`);
    return answer;
  }

  lookUp(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}
