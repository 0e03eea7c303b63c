import { Database } from '@wethi/platform';
import type { Product } from '@wethi/catalog';
import { BookBank } from './book-bank.entity';
import type { OrderPayment } from '../checkout/checkout';
import { matchReceiver } from './slip/receiver-match';
import type { Slip } from './slip/slip.entity';

/** The accounts that a product may be paid into: its own, or where it names none, its band's. */
export function receivingAccounts(
  database: Database,
  product: Pick<Product, 'band_id' | 'book_bank_id'>,
): Promise<BookBank[]> {
  const { band_id, book_bank_id } = product;
  return database.manager.findBy(BookBank, book_bank_id === null ? { band_id } : { id: book_bank_id });
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
    orders_payment_slip: slip_picture,
    orders_payment_bank: account?.book_bank_icon ?? null,
    orders_payment_account: account?.book_bank_account ?? null,
  };
}
