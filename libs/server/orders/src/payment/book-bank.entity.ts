import { bankCode } from '@wethi/contract';
import { ForeignKey, Money, OfBand, PersonnelOnly, Picture, RecordEntity, Text } from '@wethi/platform';
import { Entity } from 'typeorm';

/** A bank account that buyers pay into; a product names one of its band's. */
@Entity('book_bank')
@OfBand((row) => `${row}.band_id = :bandId`)
export class BookBank extends RecordEntity {
  @ForeignKey({ required: true })
  band_id: number;

  /** Account holder, as it is registered at the bank. */
  @Text(120, { required: true, search: true, thai: true, name: true })
  book_bank_name: string;

  @Text(10, { required: true, search: true, pattern: /^\d{10}$/, hint: 'เลขที่บัญชีต้องเป็นตัวเลข 10 หลัก' })
  book_bank_account: string;

  @Text(20, { default: 'account' })
  book_bank_type: string;

  /** Picture of the bank book. */
  @Picture()
  book_bank_path: string | null;

  /** Baht after which personnel changes the account; a note for them, no rule. */
  @PersonnelOnly()
  @Money()
  book_bank_max: number | null;

  /** Short name of the bank, such as KBANK. */
  @Text(10, { default: 'KBANK', pattern: /^[A-Z]{2,10}$/, hint: 'กรุณาเลือกธนาคาร' })
  book_bank_icon: string;

  /** PromptPay id of the account (phone or tax id): slips may show it in place of the account. */
  @PersonnelOnly()
  @Text(20, { pattern: /^\d{0,15}$/, hint: 'พร้อมเพย์ต้องเป็นตัวเลข' })
  book_bank_code: string | null;

  /** The account as slips write it, where that is not the ten digits. */
  @PersonnelOnly()
  @Text(20)
  book_bank_account_code: string | null;

  /** The holder as slips write it, for example in English. */
  @PersonnelOnly()
  @Text(120)
  book_bank_name_code: string | null;
}

/** Three-digit code of an account's bank; undefined when its short name is not known. */
export function bankCodeOf(account: Pick<BookBank, 'book_bank_icon'>): string | undefined {
  return bankCode(account.book_bank_icon);
}

declare module '@wethi/platform' {
  interface Tables {
    book_bank: BookBank;
  }
}
