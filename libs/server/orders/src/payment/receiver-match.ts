import { type BookBank, bankCodeOf } from './book-bank.entity';

/** Whom a slip names as receiver: bank code, masked account ('xxx-x-x5678-x'), masked PromptPay id, cut name. */
export interface SeenReceiver {
  bank?: string;
  account?: string;
  proxy?: string;
  name?: string;
}

export type ReceivingAccount = Pick<
  BookBank,
  | 'book_bank_icon'
  | 'book_bank_account'
  | 'book_bank_name'
  | 'book_bank_code'
  | 'book_bank_account_code'
  | 'book_bank_name_code'
>;

/**
 * strong: account and bank are ours · none: one of them is another's · name: too little of the account is shown but the
 * holder's name is ours · unknown: not even that. Between strong and none a person decides.
 */
export type ReceiverMatch = 'strong' | 'name' | 'unknown' | 'none';

type Comparison = 'equal' | 'different' | 'unknown';
const ENOUGH_DIGITS = 4;
const ENOUGH_LETTERS = 3;

const BEST_FIRST: ReceiverMatch[] = ['strong', 'name', 'unknown', 'none'];

/** The best match among the accounts that an order may be paid into (facts/integrations.md §2.7). */
export function matchReceiver(seen: SeenReceiver, accounts: readonly ReceivingAccount[]): ReceiverMatch {
  const matches = accounts.map((account) => matchOne(seen, account));
  return BEST_FIRST.find((match) => matches.includes(match)) ?? 'unknown';
}

function matchOne(seen: SeenReceiver, own: ReceivingAccount): ReceiverMatch {
  const account = compareNumber(seen, own);
  const bank = compareBank(seen.bank, bankCodeOf(own));
  if (account === 'different' || bank === 'different') return 'none';
  if (account === 'equal' && bank === 'equal') return 'strong';
  const names = [own.book_bank_name, own.book_bank_name_code ?? ''];
  return names.some((name) => isSameName(seen.name ?? '', name)) ? 'name' : 'unknown';
}

function compareNumber(seen: SeenReceiver, own: ReceivingAccount): Comparison {
  const pairs: [string | undefined, string | null][] = [
    [seen.account, own.book_bank_account],
    [seen.account, own.book_bank_account_code],
    [seen.proxy, own.book_bank_code],
  ];
  const compared = pairs.map(([masked, full]) => compareMasked(masked ?? '', full ?? ''));
  if (compared.includes('equal')) return 'equal';
  return compared.includes('different') ? 'different' : 'unknown';
}

function compareMasked(masked: string, full: string): Comparison {
  const [seen, own] = [masked, full].map((value) => value.replace(/[-\s]/g, '')) as [string, string];
  if (seen === '' || seen.length !== own.length) return 'unknown';
  const visible = [...seen].map((sign, place) => [sign, own[place]]).filter(([sign]) => /\d/.test(sign ?? ''));
  if (visible.some(([sign, ownSign]) => /\d/.test(ownSign ?? '') && sign !== ownSign)) return 'different';
  return visible.length >= ENOUGH_DIGITS ? 'equal' : 'unknown';
}

function compareBank(seen: string | undefined, own: string | undefined): Comparison {
  if (!seen || !own) return 'unknown';
  return seen === own ? 'equal' : 'different';
}

const TITLES = /^(นางสาว|น\.?ส\.|นาย|นาง|ด\.?ช\.|ด\.?ญ\.|บริษัท|บจก\.?|บมจ\.?|หจก\.?|mrs\.?|miss|mr\.?|ms\.?)/;

/** Banks cut names at different places, so one may be the beginning of the other. */
function isSameName(one: string, other: string): boolean {
  const [first, second] = [bareName(one), bareName(other)];
  const shorter = Math.min(first.length, second.length);
  return shorter >= ENOUGH_LETTERS && (first.startsWith(second) || second.startsWith(first));
}

function bareName(name: string): string {
  const plain = name.toLowerCase().replace(/[\s\u200b-\u200d\ufeff]/g, '');
  return plain
    .replace(TITLES, '')
    .replace(/(จำกัด|\(มหาชน\))/g, '')
    .replace(/\.+$/, '');
}
