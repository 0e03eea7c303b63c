import { GATEWAY_PAYMENTS, TICKETS_PER_ORDER, type GatewayPayment } from '@wethi/contract';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { HelpAbout } from '../session/help/help-dialog';
import type { Reported } from '../session/report/report-dialog';

export type Way = 'transfer' | GatewayPayment;

/** What is paid for: a price of the page's show, or an order of one's own; with what coupon. */
export interface Paying {
  /** The step of it; paying itself unless told otherwise. */
  name?: 'pay' | 'coupons' | 'gift';
  /** Id of the price that was chosen, where the show has several. */
  price?: number;
  /** How many, where several may be bought at once. */
  tickets?: number;
  /** Id of the order that is not paid yet, or gets another slip. */
  order?: number;
  /** Id of the gift that it is; its phone stands in no address. */
  gift?: number;
  /** Empty: none, whatever coupon the page's link brought. */
  coupon?: string;
  /** How it is paid, where somebody chose. */
  way?: Way;
  /** They come back from the page where their card was typed. */
  back?: true;
  /** They transfer with the phone that they buy on. */
  here?: true;
}

/** A message that asks for an answer. It stays with the entry of the browser's history, so it is plain data. */
export interface MessageContent {
  tone: 'ok' | 'wait';
  text: string;
  note?: string;
  textLink: string;
  /** Where the button leads; without it the button goes on, or closes. */
  link?: string;
  /** What that page is told (PLAY_AT_ONCE). */
  linkState?: object;
  /** Goes on when the message is closed, by whatever way but a link. */
  then?: Paying;
  /** A second way to go. */
  second?: { textLink: string; link: string };
  /** The order that waits, whose way it shows. */
  order_no?: string;
  /** Something to pass on: a button copies it. */
  copy?: { textLink: string; text: string };
}

/** What lies over a page. `then` goes on after a successful sign-in. */
export type Overlay =
  | { name: 'login' | 'register' | 'forgot'; then?: Paying; tel?: string }
  | { name: 'expired'; then?: Paying }
  /** They come back from another site: which, and how, as the server put it into the address. */
  | { name: 'social'; returned: string }
  | ({ name: 'pay' } & Paying)
  /** Chooses the coupon of a payment. */
  | ({ name: 'coupons' } & Paying)
  /** Says whom a payment is for. */
  | ({ name: 'gift' } & Paying)
  | { name: 'message'; message: MessageContent }
  | { name: 'help'; about: HelpAbout }
  | { name: 'report'; reported: Reported }
  /** A page's own, about one of the things that it lists. */
  | { name: 'cancel' | 'taxInvoice'; of: number }
  | {
      name:
        | 'menu'
        | 'follow'
        | 'filter'
        | 'search'
        | 'tip'
        | 'avatar'
        | 'pin'
        | 'phone'
        | 'leave'
        | 'application'
        | 'certificate'
        | 'chat';
    };

/** What an overlay keeps in the browser's history beside the address: phones and what people wrote stand in no address. */
export type OverlayMemory = { tel?: string; message?: MessageContent; about?: HelpAbout; reported?: Reported };

/** Pressed while no script heard of it, the buy button puts this into the address: the server opens the payment dialog. */
export const BUY_PARAMETER = 'buy';

const FRAME = ['dialog', 'then', 'of', 'social', BUY_PARAMETER];
/** Other pages use these words for their own, where nobody pays. */
const PAYING = ['price', 'tickets', 'order', 'gift', 'coupon', 'way', 'back', 'here'];
/** Dialogs about a payment, which carry it in the address. */
const PAY_DIALOGS = ['pay', 'coupons', 'gift'] as const satisfies Overlay['name'][];

type PayStep = Extract<Overlay, Paying>;

const stepIn = (name: string | null | undefined) => PAY_DIALOGS.find((step) => step === name);

export function isPayStep(overlay: Overlay | null): overlay is PayStep {
  return stepIn(overlay?.name) !== undefined;
}
const WAYS: readonly Way[] = ['transfer', ...GATEWAY_PAYMENTS];

/** The parameters of the page itself. */
export function withoutOverlay(search: string): URLSearchParams {
  const rest = new URLSearchParams(search);
  const isPaying = stepIn(nameIn(rest)) ?? stepIn(rest.get('then'));
  for (const name of isPaying ? [...FRAME, ...PAYING] : FRAME) rest.delete(name);
  return rest;
}

function nameIn(search: URLSearchParams): Overlay['name'] | null {
  const name = search.get('dialog') as Overlay['name'] | null;
  return name ?? (search.has(BUY_PARAMETER) ? 'pay' : null);
}

function payingIn(search: URLSearchParams): Paying {
  return {
    price: Number(search.get('price')) || undefined,
    tickets: ticketsIn(search),
    order: Number(search.get('order')) || undefined,
    gift: Number(search.get('gift')) || undefined,
    coupon: search.get('coupon') ?? undefined,
    way: WAYS.find((way) => way === search.get('way')),
    back: search.has('back') || undefined,
    here: search.has('here') || undefined,
  };
}

/** Addresses are written by hand, too. */
function ticketsIn(search: URLSearchParams): number | undefined {
  const tickets = Math.trunc(Number(search.get('tickets')));
  return tickets > 1 ? Math.min(tickets, TICKETS_PER_ORDER) : undefined;
}

/**
 * What an address opens over its page.
 * @param search such as '?dialog=pay&price=12&coupon=X'
 */
export function overlayIn(search: string, { tel, message, about, reported }: OverlayMemory): Overlay | null {
  const parameters = new URLSearchParams(search);
  const name = nameIn(parameters);
  const next = stepIn(parameters.get('then'));
  const then = next && { name: next, ...payingIn(parameters) };
  switch (name) {
    case 'login':
    case 'register':
    case 'forgot':
      return { name, then, tel };
    case 'expired':
      return { name, then };
    case 'social':
      return { name, returned: parameters.get('social') ?? '' };
    case 'pay':
    case 'coupons':
    case 'gift':
      return { name, ...payingIn(parameters) };
    case 'message':
      return message ? { name, message } : null;
    case 'help':
      return about ? { name, about } : null;
    case 'report':
      return reported ? { name, reported } : null;
    case 'cancel':
    case 'taxInvoice':
      return { name, of: Number(parameters.get('of')) };
    case 'menu':
    case 'follow':
    case 'filter':
    case 'search':
    case 'tip':
    case 'avatar':
    case 'pin':
    case 'phone':
    case 'leave':
    case 'application':
    case 'certificate':
    case 'chat':
      return { name };
    default:
      return null;
  }
}

/** What the server opens over its page: of overlays it learns no more than this (config/page-parameters.ts). */
export function overlayOnServer(search: string): Overlay | null {
  const parameters = new URLSearchParams(search);
  if (!parameters.has(BUY_PARAMETER)) return null;
  return { name: 'pay', price: Number(parameters.get('price')) || undefined };
}

/**
 * The parameters of a page with something over it, or nothing.
 * @param search of the page as it is now
 */
export function searchWith(search: string, overlay: Overlay | null): string {
  const parameters = withoutOverlay(search);
  if (overlay) parameters.set('dialog', overlay.name);
  if (overlay && 'of' in overlay) parameters.set('of', String(overlay.of));
  if (overlay?.name === 'social') parameters.set('social', overlay.returned);
  const then = overlay && 'then' in overlay ? overlay.then : undefined;
  if (then) parameters.set('then', then.name ?? 'pay');
  const paying: Paying = isPayStep(overlay) ? overlay : (then ?? {});
  const { price, tickets, order, gift, coupon, way, back, here } = paying;
  for (const [name, value] of Object.entries({
    price,
    tickets,
    order,
    gift,
    coupon,
    way,
    back: back && 1,
    here: here && 1,
  }))
    if (value !== undefined) parameters.set(name, String(value));
  return parameters.size ? `?${parameters}` : '';
}

/** What the browser's history remembers of an overlay. */
export function memoryOf(overlay: Overlay): OverlayMemory {
  return {
    tel: 'tel' in overlay ? overlay.tel : undefined,
    message: overlay.name === 'message' ? overlay.message : undefined,
    about: overlay.name === 'help' ? overlay.about : undefined,
    reported: overlay.name === 'report' ? overlay.reported : undefined,
  };
}

/** Closing some goes back to the chat from which they were opened. */
export function liesOver(next: Overlay, overlay: Overlay | null): boolean {
  return overlay?.name === 'chat' && (next.name === 'help' || next.name === 'report');
}

/** For routes with a loader: something that opens or closes over a page is no reason to read the page anew. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSamePage =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    String(withoutOverlay(currentUrl.search)) === String(withoutOverlay(nextUrl.search));
  return isSamePage ? false : defaultShouldRevalidate;
}
