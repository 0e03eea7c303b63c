import { ORDERS_PAYMENT_TYPE_ID } from '@wethi/contract';
import { Database } from '@wethi/platform';
import type { Product } from '@wethi/catalog';
import { BookBank } from './book-bank.entity';
import type { OrderPayment } from '../order/orders.entity';
import { matchReceiver } from './receiver-match';
import type { Slip } from '../slip/slip.entity';

/**
 * THE accounts that a product may be paid into, for shop and server alike: its own, or all of its band's where it names none
 * of them. The first is the one that buyers are shown.
 */
export async function receivingAccounts(
  database: Database,
  { band_id, book_bank_id }: Pick<Product, 'band_id' | 'book_bank_id'>,
): Promise<BookBank[]> {
  const accounts = await database.manager.find(BookBank, { where: { band_id }, order: { id: 'ASC' } });
  const own = accounts.filter(({ id }) => id === book_bank_id);
  return own.length > 0 ? own : accounts;
}

/** The payment columns of an order that a slip pays: the picture, and the account of ours that the slip shows. */
export function slipPayment(
  { slip_picture, receiver_account }: Pick<Slip, 'slip_picture' | 'receiver_account'>,
  accounts: readonly BookBank[],
): OrderPayment {
  const seen = { account: receiver_account ?? undefined };
  const account = accounts.find((own) => matchReceiver(seen, [own]) !== 'none') ?? accounts[0];
  return {
    orders_payment: 'transfer',
    orders_payment_type_id: ORDERS_PAYMENT_TYPE_ID.transfer,
    orders_payment_slip: slip_picture,
    orders_payment_bank: account?.book_bank_icon ?? null,
    orders_payment_account: account?.book_bank_account ?? null,
  };
}
