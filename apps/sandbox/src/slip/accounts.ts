import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ReceivingAccount {
  bank_code: string;
  account_no: string;
  account_name: string;
}

/** The account of the demo data, offered first in the form. */
export const DEMO_ACCOUNT: ReceivingAccount = {
  bank_code: '004',
  account_no: '0123456789',
  account_name: 'หจก. หิ่งห้อยในเมือง โปรดักชั่น',
};

/** The shop's accounts as registered at the slip service; nothing is registered until somebody does. */
export class Accounts {
  private readonly file: string;
  private registered: ReceivingAccount[];

  constructor(directory: string) {
    this.file = join(directory, 'accounts.json');
    this.registered = existsSync(this.file) ? (JSON.parse(readFileSync(this.file, 'utf8')) as ReceivingAccount[]) : [];
  }

  /** What the form offers: the registered accounts, or the demo account. */
  list(): ReceivingAccount[] {
    return this.registered.length > 0 ? this.registered : [DEMO_ACCOUNT];
  }

  find(accountNumber: string): ReceivingAccount | undefined {
    return this.list().find((account) => account.account_no === accountNumber);
  }

  register(accounts: ReceivingAccount[]): void {
    this.registered = accounts;
    writeFileSync(this.file, JSON.stringify(accounts));
  }

  /** True when accounts are registered and this is none of them, which the slip service answers with 1014. */
  refuses(accountNumber: string): boolean {
    return this.registered.length > 0 && !this.registered.some((account) => account.account_no === accountNumber);
  }
}
