import { makeCoupon } from '@wethi/coupons/testing';
import type { OwnCard } from '../payment/card/card.dto';
import type { QrPayments } from './qr-payments';

export interface PageAnswer {
  status: number;
  text: string;
  /** Where it leads to. */
  location: string;
  policy: string;
}

/** Orders that are paid by card, as a browser does it: pages, forms, and the banks' pages of the stand-in. */
export class CardPayments {
  private constructor(
    readonly orders: QrPayments,
    private readonly api: string,
  ) {}

  static open(orders: QrPayments): CardPayments {
    return new CardPayments(orders, orders.notifyUrl.replace('/api/paymentNotify', ''));
  }

  /** An order at a price whose satang decide what becomes of it, and the first try to pay it. */
  async order(price: number): Promise<OwnCard> {
    const { manager } = this.orders.world;
    const { coupon_code } = await makeCoupon(manager, { coupon_type: 'Pay', coupon_pay: price });
    const { body } = await this.orders.place({ orders_payment: 'card', coupon_code });
    return this.call('ordersCard', (body.data as { insertId: number }).insertId);
  }

  async call(path: 'ordersCard' | 'ordersCardCheck', orders_id: number): Promise<OwnCard> {
    return (await this.orders.call(path, orders_id)).body.data as OwnCard;
  }

  /** The page that leads to the gateway. */
  page({ charge_page }: OwnCard, headers: object = this.orders.world.buyer): Promise<PageAnswer> {
    return this.browse(this.api + charge_page, { headers: { ...headers } });
  }

  /** What KGP's script sends after the card was typed. */
  sendToken(reference: string, token = `tokn_${reference}`, headers: object = this.orders.world.buyer) {
    return this.browse(`${this.api}/api/cardToken`, { headers: { ...headers }, ...form({ reference, token }) });
  }

  /** Takes 2C2P's form there, and answers its page. @returns where the browser is sent back to */
  async throughForm(page: PageAnswer, answer: 'pay' | 'cancel'): Promise<Record<string, string>> {
    const opened = await this.browse(actionIn(page.text), form(fieldsIn(page.text)));
    const decided = await this.browse(this.orders.world.sandbox.url + actionIn(opened.text), form({ answer }));
    return fieldsIn(decided.text);
  }

  /** Confirms at the bank's page that the card is one's own, or not. */
  confirm(address: string, answer: 'confirm' | 'cancel'): Promise<PageAnswer> {
    return this.browse(address, form({ answer }));
  }

  /** A form that a gateway posts, by the browser of a buyer where it leads back. */
  post(path: string, fields: Record<string, string>): Promise<PageAnswer> {
    const isBrowser = path === 'cardReturn';
    const headers = isBrowser ? { origin: this.orders.world.sandbox.url, 'sec-fetch-site': 'cross-site' } : undefined;
    return this.browse(`${this.api}/api/${path}`, { ...form(fields), headers });
  }

  private async browse(url: string, request: RequestInit): Promise<PageAnswer> {
    const answer = await fetch(url, { redirect: 'manual', ...request });
    const { status, headers } = answer;
    const policy = headers.get('content-security-policy') ?? '';
    return { status, text: await answer.text(), location: headers.get('location') ?? '', policy };
  }
}

export function fieldsIn(html: string): Record<string, string> {
  const fields = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]));
}

const actionIn = (html: string): string => /action="([^"]+)"/.exec(html)?.[1] ?? '';
const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
