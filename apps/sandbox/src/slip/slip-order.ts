import { randomInt } from 'node:crypto';
import { slipVerify } from 'promptparse/generate';
import type { ReceivingAccount } from './accounts';
import { DEMO_ACCOUNT } from './accounts';
import { BAHT, type Transfer } from './bank';
import { findBank } from './bank-directory';
import { isEnding } from './outcome';
import { makeReference } from './reference';
import { WrongFields } from '../wrong-fields';
import type { FieldError } from '../wrong-fields';
import { PICTURE_FORMATS } from './slip-picture';
import type { PictureFormat } from './slip-picture';

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;
const CURRENCY = /^\d{3}$/;
const LONGEST_NAME = 120;

/** Reads the values of `POST /api/slips` one by one and gathers what is wrong. */
export class SlipOrder {
  private readonly errors: FieldError[] = [];

  constructor(
    private readonly values: Record<string, string>,
    private readonly findAccount: (accountNumber: string) => ReceivingAccount | undefined,
  ) {}

  /**
   * The transfer and the format that were asked for.
   * @throws WrongFields
   */
  read(): { transfer: Omit<Transfer, 'id'>; format: PictureFormat } {
    const at = this.moment();
    const sending_bank = this.bank('bank_code', this.values.bank_code || 'SCB');
    const reference = this.reference(sending_bank, at);
    const receiver = this.receiver();
    const transfer = {
      sending_bank,
      reference,
      sender_name: this.name('sender_name', 'นางสาว ฟ้าใส ใจดี'),
      sender_account: this.account('sender_account', String(randomInt(1_000_000_000, 9_999_999_999))),
      ...receiver,
      amount_satang: this.amount(),
      currency: this.currency(),
      at: at.toISOString(),
      payload: slipVerify({ sendingBank: sending_bank, transRef: reference }),
      with_qr: this.flag('qr'),
      genuine: this.flag('register'),
    };
    const format = this.format();
    if (this.errors.length > 0) throw new WrongFields(this.errors);
    return { transfer, format };
  }

  private receiver() {
    const receiver_account = this.account('account_no', DEMO_ACCOUNT.account_no);
    const known = this.findAccount(receiver_account);
    return {
      receiving_bank: this.bank('receiver_bank', this.values.receiver_bank || (known?.bank_code ?? 'KBANK')),
      receiver_account,
      receiver_name: this.name('account_name', known?.account_name ?? 'นาย ผู้รับ ทดสอบ'),
    };
  }

  private reference(bankCode: string, at: Date): string {
    const ending = this.values.ending ?? '';
    if (ending && !isEnding(ending)) this.refuse('ending', 'ไม่รู้จักผลลัพธ์ที่กำหนด');
    const reference = makeReference(bankCode, at);
    return ending ? `${reference.slice(0, -2)}${ending}` : reference;
  }

  private amount(): number {
    const given = (this.values.amount ?? '').replaceAll(',', '');
    const satang = AMOUNT.test(given) ? Math.round(Number(given) * 100) : 0;
    if (satang === 0) this.refuse('amount', 'กรุณากรอกจำนวนเงินที่มากกว่า 0 ทศนิยมไม่เกิน 2 ตำแหน่ง');
    return satang;
  }

  private currency(): string {
    const given = this.values.currency || BAHT;
    if (!CURRENCY.test(given)) this.refuse('currency', 'สกุลเงินต้องเป็นตัวเลข 3 หลัก');
    return given;
  }

  private moment(): Date {
    const given = this.values.at;
    if (!given) return new Date();
    const zoned = /(Z|[+-]\d\d:?\d\d)$/i.test(given);
    const moment = new Date(zoned || !given.includes('T') ? given : `${given}+07:00`);
    if (!Number.isNaN(moment.getTime())) return moment;
    this.refuse('at', 'วันและเวลาไม่ถูกต้อง');
    return new Date();
  }

  private bank(field: string, given: string): string {
    const bank = findBank(given);
    if (!bank) this.refuse(field, 'ไม่รู้จักธนาคารนี้');
    return bank?.code ?? '000';
  }

  private account(field: string, standard: string): string {
    const digits = (this.values[field] || standard).replace(/[-\s]/g, '');
    if (!/^\d{6,15}$/.test(digits)) this.refuse(field, 'เลขที่บัญชีต้องเป็นตัวเลข 6 ถึง 15 หลัก');
    return digits;
  }

  private name(field: string, standard: string): string {
    const name = (this.values[field] || standard).trim();
    if (name.length > LONGEST_NAME) this.refuse(field, `ชื่อยาวเกิน ${LONGEST_NAME} ตัวอักษร`);
    return name;
  }

  private flag(field: string): boolean {
    return !['false', '0', 'no'].includes(this.values[field] ?? '');
  }

  private format(): PictureFormat {
    const given = this.values.format || 'png';
    const format = PICTURE_FORMATS.find((each) => each === (given === 'jpg' ? 'jpeg' : given));
    if (!format) this.refuse('format', 'รูปแบบไฟล์ต้องเป็น png, jpeg หรือ gif');
    return format ?? 'png';
  }

  private refuse(field: string, message: string): void {
    this.errors.push({ field, message });
  }
}
