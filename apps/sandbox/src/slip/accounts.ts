import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ReceivingAccount {
  bank_code: string;
  account_no: string;
  account_name: string;
}

const account = (bank_code: string, account_no: string, account_name: string): ReceivingAccount => ({
  bank_code,
  account_no,
  account_name,
});

/** The first account of the demo data, offered first in the form. */
export const DEMO_ACCOUNT = account('004', '0123456789', 'หจก. หิ่งห้อยในเมือง โปรดักชั่น');

/** The accounts of the demo data (libs/server/orders/src/demo-orders.ts), so that a slip names the right bank. */
const DEMO_ACCOUNTS: readonly ReceivingAccount[] = [
  DEMO_ACCOUNT,
  account('025', '2223334445', 'คณะลมบูรพา การแสดง'),
  account('014', '1112223334', 'บจก. โรงละครเงาจันทร์'),
  account('002', '4445556667', 'บจก. สายฟ้าแลบ มิวสิค'),
  account('006', '5556667778', 'มูลนิธิปลาทองออร์เคสตรา'),
  account('011', '6667778889', 'นาย ต้นไม้ หมอนทอง'),
  account('006', '3334445556', 'ห้องเสียงสีฟ้า สตูดิโอ'),
  account('030', '7778889990', 'นางสาว น้ำค้าง เดือนหก'),
  account('004', '8889990001', 'บจก. อนันต์ เทรดดิ้ง อคาเดมี'),
];

/** The shop's accounts as registered at the slip service; nothing is registered until somebody does. */
export class Accounts {
  private readonly file: string;
  private registered: ReceivingAccount[];

  constructor(directory: string) {
    this.file = join(directory, 'accounts.json');
    this.registered = existsSync(this.file) ? (JSON.parse(readFileSync(this.file, 'utf8')) as ReceivingAccount[]) : [];
  }

  /** What the form offers: the registered accounts, or those of the demo data. */
  list(): readonly ReceivingAccount[] {
    return this.registered.length > 0 ? this.registered : DEMO_ACCOUNTS;
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
