import type { OrdersPayment } from '@wethi/contract';
import type { Database } from '@wethi/platform';
import { matchReceiver, type ReceivingAccount } from '../payment/receiver-match';

/** What the gateway collects is one account. */
export const GATEWAY = 'บัตรและพร้อมเพย์';
const UNKNOWN = '-';

/** What is known of where a slip's money came to. */
export interface SlipGoal {
  /** As the slip shows it, masked. */
  receiver_account: string | null;
  band_id: number | null;
  /** That its order or its show names. */
  account: string | null;
}

export interface AccountFacts {
  bank: string | null;
  account: string | null;
  name: string;
}

type OwnAccount = ReceivingAccount & { band_id: number };

export const byGateway = (way: OrdersPayment) => way === 'card' || way === 'qr';

/** Key of the account that money comes to, by the way it is paid. @param account of a transfer */
export function accountKey(way: OrdersPayment, account: string | null): string {
  if (byGateway(way)) return GATEWAY;
  return way === 'transfer' ? (account ?? UNKNOWN) : way;
}

/** The accounts of all bands. */
export class OurAccounts {
  private constructor(private readonly all: readonly OwnAccount[]) {}

  static async of(database: Database): Promise<OurAccounts> {
    return new OurAccounts(
      await database.query<OwnAccount[]>(
        `SELECT band_id, book_bank_icon, book_bank_account, book_bank_name, book_bank_code, book_bank_account_code,
                book_bank_name_code FROM book_bank ORDER BY id`,
      ),
    );
  }

  /** The account that a slip shows: the one that is named, unless it shows another of the band's. */
  shownBy({ receiver_account, band_id, account }: SlipGoal): string | null {
    const seen = { account: receiver_account ?? undefined };
    const fits = (own: OwnAccount) => matchReceiver(seen, [own]) !== 'none';
    const named = this.all.filter(({ book_bank_account }) => book_bank_account === account);
    if (account !== null && (named.length === 0 || named.some(fits))) return account;
    return this.all.find((own) => own.band_id === band_id && fits(own))?.book_bank_account ?? account;
  }

  /** Of the account with a key, which is no way to pay. */
  facts(key: string): AccountFacts {
    if (key === GATEWAY) return { bank: null, account: null, name: GATEWAY };
    const own = this.all.find(({ book_bank_account }) => book_bank_account === key);
    const name = own?.book_bank_name ?? 'ไม่ทราบบัญชี';
    return { bank: own?.book_bank_icon ?? null, account: key === UNKNOWN ? null : key, name };
  }
}
