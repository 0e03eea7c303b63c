import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { billPayment } from 'promptparse/generate';
import type { Changes } from '../changes';
import { Journal } from '../journal';

const CHARGES_KEPT = 2000;
/** How long a QR can be paid; one whose amount ends in .09 is over at once, for trials. */
const QR_SECONDS = 600;
const SHORT_SECONDS = 4;
const SHORT_SATANG = 9;
/** A tax number that nobody has, and the suffix of an account. */
const SANDBOX_BILLER = '099999999999990';

export type ChargeState = 'Pre-Authorized' | 'Authorized' | 'Declined' | 'Voided';

/** A charge with what the sandbox remembers beside the fields of the gateway. */
export interface Charge {
  id: number;
  charge_id: string;
  order_id?: string;
  object: 'charge' | 'qr';
  amount_satang: number;
  currency: string;
  description: string;
  reference_order: string;
  state: ChargeState;
  failure_code?: string;
  failure_message?: string;
  created: string;
  /** How often the result is notified, and whether with a right checksum. */
  notify: { times: number; wrongChecksum: boolean };
  notifications: { at: string; status: number | string }[];
}

/** A QR order that waits to be paid. */
export interface QrOrder {
  id: number;
  order_id: string;
  amount_satang: number;
  currency: string;
  description: string;
  reference_order: string;
  created: string;
  charge_id?: string;
  /** What its charge will be called, of a QR that the shop draws. */
  coming_charge_id?: string;
}

/** What the gateway has been asked to collect. */
export class Charges {
  private readonly charges: Journal<Charge>;
  private readonly orders: Journal<QrOrder>;

  constructor(
    directory: string,
    private readonly changes: Changes,
  ) {
    this.charges = new Journal(join(directory, 'charges.jsonl'), CHARGES_KEPT);
    this.orders = new Journal(join(directory, 'qr-orders.jsonl'), CHARGES_KEPT);
  }

  list(): Charge[] {
    return this.charges.all();
  }

  listOrders(): QrOrder[] {
    return this.orders.all();
  }

  find(chargeId: string): Charge | undefined {
    return this.list().find((charge) => charge.charge_id === chargeId);
  }

  findOrder(orderId: string): QrOrder | undefined {
    return this.listOrders().find((order) => [order.order_id, order.coming_charge_id].includes(orderId));
  }

  add(draft: Omit<Charge, 'id' | 'charge_id' | 'created' | 'notifications'>, charge_id = newChargeId()): Charge {
    const charge = this.charges.append({ ...draft, charge_id, created: new Date().toISOString(), notifications: [] });
    this.changes.announce('cards');
    return charge;
  }

  addOrder(draft: Omit<QrOrder, 'id' | 'order_id' | 'created'>): QrOrder {
    const order_id = `order_test_${randomBytes(12).toString('hex')}`;
    const order = this.orders.append({ ...draft, order_id, created: new Date().toISOString() });
    this.changes.announce('cards');
    return order;
  }

  change(charge: Charge, changed: Partial<Charge>): Charge {
    const next = { ...charge, ...changed };
    this.charges.replace(next);
    this.changes.announce('cards');
    return next;
  }

  settleOrder(order: QrOrder, charge: Charge): void {
    this.orders.replace({ ...order, charge_id: charge.charge_id });
    this.changes.announce('cards');
  }
}

export function newChargeId(): string {
  return `chrg_test_${randomBytes(12).toString('hex')}`;
}

/** The charge as the gateway writes it, amounts in baht. */
export function describeCharge(charge: Charge, publicUrl: string): object {
  const pending = charge.state === 'Pre-Authorized';
  const paid = charge.state === 'Authorized';
  return {
    id: charge.charge_id,
    order_id: charge.order_id ?? null,
    object: 'charge',
    amount: charge.amount_satang / 100,
    currency: charge.currency,
    description: charge.description,
    transaction_state: charge.state,
    source: describeSource(charge),
    created: gatewayMoment(charge.created),
    livemode: false,
    status: 'success',
    reference_order: charge.reference_order,
    redirect_url: pending ? `${publicUrl}/card/3ds/${charge.charge_id}` : null,
    approval_code: paid ? approvalCode(charge) : null,
    failure_code: charge.failure_code ?? null,
    failure_message: charge.failure_message ?? null,
    metadata: null,
    settlement_info: null,
    refund_info: null,
  };
}

/** The QR order as the gateway writes it. */
export function describeOrder(order: QrOrder): object {
  return {
    id: order.order_id,
    object: 'order',
    amount: order.amount_satang / 100,
    currency: order.currency,
    description: order.description,
    source_type: 'qr',
    reference_order: order.reference_order,
    created: gatewayMoment(order.created),
    expire_time_seconds: lifetimeOf(order),
    livemode: false,
    status: 'success',
  };
}

/** A QR that the shop draws itself, as the gateway writes it; its text is a bill payment that every banking app reads. */
export function describeQr(order: QrOrder): object {
  const amount = order.amount_satang / 100;
  return {
    id: order.coming_charge_id,
    order_id: order.order_id,
    object: 'qr',
    account_name: 'WETHI SANDBOX',
    amount,
    currency: order.currency,
    description: order.description,
    reference_order: order.reference_order,
    paint_text: billPayment({ billerId: SANDBOX_BILLER, ref1: order.reference_order, amount }),
    created: gatewayMoment(order.created),
    expire_time_seconds: lifetimeOf(order),
    livemode: false,
    status: 'success',
  };
}

function lifetimeOf({ amount_satang }: { amount_satang: number }): number {
  return amount_satang % 100 === SHORT_SATANG ? SHORT_SECONDS : QR_SECONDS;
}

function describeSource(charge: Charge): object {
  if (charge.object === 'qr') return { id: `qr_test_${charge.charge_id.slice(-12)}`, object: 'qr', brand: 'ThaiQR' };
  const card = { object: 'card', brand: 'VISA', card_masking: '411111XXXXXX1111', issuer_bank: 'KASIKORNBANK PCL' };
  return { id: `card_test_${charge.charge_id.slice(-12)}`, ...card };
}

function approvalCode(charge: Charge): string {
  return String(createHash('sha256').update(charge.charge_id).digest().readUInt32BE() % 1_000_000).padStart(6, '0');
}

/** `yyyyMMddHHmmssSSS` */
function gatewayMoment(at: string): string {
  return at.replace(/\D/g, '');
}
