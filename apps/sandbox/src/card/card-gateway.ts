import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deliver, faultHook } from '../faults';
import type { Faults } from '../faults';
import { readFields } from '../request-fields';
import type { SandboxSettings } from '../settings';
import { describeCharge, describeOrder, describeQr, newChargeId } from './charges';
import type { Charge, Charges } from './charges';
import { notifyMerchant } from './notifier';
import type { MerchantPortal } from './notifier';

interface Verdict {
  state: Charge['state'];
  failure_code?: string;
  failure_message?: string;
}

/** The satang of the amount decide: 590.05 is declined, 590.77 asks for 3-D Secure, 590.00 is paid. */
const VERDICTS: Record<number, Verdict> = {
  5: { state: 'Declined', failure_code: '05', failure_message: 'Do not honour' },
  51: { state: 'Declined', failure_code: '51', failure_message: 'Insufficient funds' },
  91: { state: 'Declined', failure_code: '91', failure_message: 'Issuer unavailable' },
  77: { state: 'Pre-Authorized' },
};

/** The gateway is down for whoever pays such an amount, and works for everybody else: no QR, and no card. */
const DOWN_SATANG = 29;
/** A charge whose answer never comes: nobody knows what became of it. */
const SILENT_SATANG: readonly number[] = [19, DOWN_SATANG];

type PayWish = Charge['notify'] & { again?: boolean };

/** K-Payment Gateway: card charges with 3-D Secure, QR orders, and the notification of the shop. */
export class CardGateway {
  private readonly usedTokens = new Set<string>();

  constructor(
    private readonly charges: Charges,
    readonly portal: MerchantPortal,
    private readonly settings: SandboxSettings,
  ) {}

  register(app: FastifyInstance, faults: Faults): void {
    const answers = {
      error: errorBody('internal_error', 'Internal server error'),
      tooMany: errorBody('too_many_requests', 'Too many requests'),
    };
    app.addHook('preHandler', faultHook(faults, 'card', answers, this.settings.slowMs));
    app.addHook('preHandler', async (request, reply) => {
      if (request.headers['x-api-key'] === this.portal.secretKey) return undefined;
      return reply.code(401).send(errorBody('unauthorized', 'Invalid x-api-key'));
    });
    app.post('/card/v2/charge', (request, reply) => this.charge(request, reply));
    app.get<{ Params: { id: string } }>('/card/v2/charge/:id', (request, reply) => {
      const charge = this.charges.find(request.params.id);
      return charge ? describeCharge(charge, publicUrl(request)) : refuse(reply, 404, 'not_found', 'Charge not found');
    });
    app.post('/qr/v2/order', (request, reply) => this.order(request, reply));
    app.post('/qr/v2/qr', (request, reply) => this.drawnQr(request, reply));
    app.get<{ Params: { id: string } }>('/qr/v2/qr/:id', (request, reply) => this.inquire(request, reply));
  }

  /** Ends a 3-D Secure page. */
  decide(charge: Charge, confirmed: boolean, url: string): Charge {
    const verdict: Verdict = confirmed
      ? { state: 'Authorized' }
      : { state: 'Declined', failure_code: '3ds', failure_message: '3-D Secure failed' };
    const decided = this.charges.change(charge, verdict);
    void notifyMerchant(decided, this.charges, this.portal, url);
    return decided;
  }

  /** Gives a payment back to whoever paid it, as a bank or the merchant in the portal may. */
  takeBack(id: string, url: string, notify: Charge['notify']): Charge | undefined {
    const charge = this.charges.find(id);
    if (charge?.state !== 'Authorized') return undefined;
    const voided = this.charges.change(charge, { state: 'Voided', notify });
    void notifyMerchant(voided, this.charges, this.portal, url);
    return voided;
  }

  /** Pays a QR order, as the buyer's banking app would; another time only where that is wished for. */
  payOrder(orderId: string, url: string, { again, ...notify }: PayWish): Charge | undefined {
    const order = this.charges.findOrder(orderId);
    if (!order || (order.charge_id && !again)) return undefined;
    const { id: _row, created: _created, charge_id: first, coming_charge_id, ...fields } = order;
    const draft = { ...fields, object: 'qr', state: 'Authorized', notify } as const;
    const charge = this.charges.add(draft, first ? undefined : coming_charge_id);
    if (!first) this.charges.settleOrder(order, charge);
    void notifyMerchant(charge, this.charges, this.portal, url);
    return charge;
  }

  private async charge(request: FastifyRequest, reply: FastifyReply): Promise<object> {
    const { values } = await readFields(request);
    const mistake = findMistake(values) ?? this.spendToken(values.token ?? '');
    if (mistake) return refuse(reply, 400, mistake[0], mistake[1]);
    const amount_satang = satangOf(values.amount);
    if (SILENT_SATANG.includes(amount_satang % 100)) return broken(reply);
    const verdict = VERDICTS[amount_satang % 100] ?? { state: 'Authorized' };
    const charge = this.charges.add({
      ...detailsOf(values),
      ...verdict,
      object: 'charge',
      notify: notifyWish(request),
    });
    if (charge.state !== 'Pre-Authorized') {
      const notify = () => void notifyMerchant(charge, this.charges, this.portal, publicUrl(request));
      await deliver(request.delayed, this.settings.lateMs, notify);
    }
    return describeCharge(charge, publicUrl(request));
  }

  /** A token of the payment form serves one charge. */
  private spendToken(token: string): [string, string] | undefined {
    // A fingerprint is enough to know it again.
    const print = createHash('sha256').update(token).digest('base64');
    if (this.usedTokens.has(print)) return ['used_token', 'Token was already used'];
    this.usedTokens.add(print);
    return undefined;
  }

  private async order(request: FastifyRequest, reply: FastifyReply): Promise<object> {
    const { values } = await readFields(request);
    const mistake = findAmountMistake(values);
    if (mistake) return refuse(reply, 400, mistake[0], mistake[1]);
    return describeOrder(this.charges.addOrder(detailsOf(values)));
  }

  private async drawnQr(request: FastifyRequest, reply: FastifyReply): Promise<object> {
    const { values } = await readFields(request);
    const mistake = findAmountMistake(values);
    if (mistake) return refuse(reply, 400, mistake[0], mistake[1]);
    if (values.sof !== 'ThaiQR') return refuse(reply, 400, 'invalid_sof', 'sof is not supported');
    if (satangOf(values.amount) % 100 === DOWN_SATANG) return broken(reply);
    return describeQr(this.charges.addOrder({ ...detailsOf(values), coming_charge_id: newChargeId() }));
  }

  private inquire(request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply): object {
    const order = this.charges.findOrder(request.params.id);
    const charge = this.charges.find(order?.charge_id ?? request.params.id);
    if (charge) return describeCharge(charge, publicUrl(request));
    return order ? describeOrder(order) : refuse(reply, 404, 'not_found', 'Order not found');
  }
}

/** The address under which the caller reached the sandbox, also through nginx. */
export function publicUrl(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

function findMistake(values: Record<string, string>): [string, string] | undefined {
  if (values.source_type === 'card' && !values.token) return ['invalid_token', 'token is required'];
  if (!['card', 'alipay', 'unionpay', 'wechat'].includes(values.source_type ?? '')) {
    return ['invalid_source_type', 'source_type is not supported'];
  }
  return findAmountMistake(values);
}

function findAmountMistake(values: Record<string, string>): [string, string] | undefined {
  if (satangOf(values.amount) <= 0) return ['invalid_amount', 'amount must be a positive decimal(12,2)'];
  if (values.currency !== 'THB') return ['invalid_currency', 'currency must be THB'];
  return values.reference_order ? undefined : ['invalid_reference_order', 'reference_order is required'];
}

function satangOf(amount: string | undefined): number {
  return /^\d{1,10}(\.\d{1,2}0*)?$/.test(amount ?? '') ? Math.round(Number(amount) * 100) : 0;
}

function detailsOf(values: Record<string, string>) {
  const { currency = 'THB', description = '', reference_order = '' } = values;
  return { amount_satang: satangOf(values.amount), currency, description, reference_order };
}

/** How often the shop is told, and with what checksum, by headers of the call. */
export function notifyWish(request: FastifyRequest): Charge['notify'] {
  const times = Number(request.headers['x-sandbox-replay'] ?? 1);
  const wrongChecksum = request.headers['x-sandbox-checksum'] === 'wrong';
  return { times: Number.isInteger(times) && times >= 0 && times <= 5 ? times : 1, wrongChecksum };
}

function broken(reply: FastifyReply): FastifyReply {
  return refuse(reply, 500, 'internal_error', 'Internal server error');
}

function errorBody(code: string, message: string): object {
  return { object: 'error', code, message, status: 'fail' };
}

function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send(errorBody(code, message));
}
