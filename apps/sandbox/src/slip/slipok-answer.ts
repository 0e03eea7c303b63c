import { maskAccount, shortenName } from './account';
import type { Transfer } from './bank';
import { baht, thaiMoment } from './slip-picture';

/** The slip as SlipOK describes it: names cut, accounts masked, amounts in baht as numbers. */
export function describeSlip(transfer: Transfer): object {
  const [day, time] = bangkokParts(transfer.at);
  return {
    success: true,
    message: '✅',
    language: 'TH',
    transRef: transfer.reference,
    sendingBank: transfer.sending_bank,
    receivingBank: transfer.receiving_bank,
    transDate: day,
    transTime: time,
    transTimestamp: transfer.at,
    sender: party(transfer.sender_name, transfer.sender_account),
    receiver: party(transfer.receiver_name, transfer.receiver_account),
    amount: transfer.amount_satang / 100,
    paidLocalAmount: transfer.amount_satang / 100,
    paidLocalCurrency: transfer.currency,
    countryCode: 'TH',
    transFeeAmount: 0,
    ref1: '',
    ref2: '',
    ref3: '',
    toMerchantId: '',
  };
}

function party(name: string, account: string): object {
  const shown = shortenName(name);
  return {
    displayName: shown,
    name: shown,
    proxy: { type: null, value: null },
    account: { type: 'BANKAC', value: maskAccount(account) },
  };
}

/** `yyyyMMdd` and `HH:mm:ss` in Bangkok, which has had no other offset since 1920. */
function bangkokParts(at: string): [string, string] {
  const local = new Date(new Date(at).getTime() + 7 * 3600_000).toISOString();
  return [local.slice(0, 10).replaceAll('-', ''), local.slice(11, 19)];
}

/** An answer by which the service refuses a slip; the HTTP status is 400 unless the code says otherwise. */
export class SlipRefusal extends Error {
  readonly status: number;

  constructor(
    readonly code: number,
    message: string,
    readonly data?: object,
  ) {
    super(message);
    this.status = code === 1002 ? 401 : 400;
  }

  body(): object {
    return { code: this.code, message: this.message, ...(this.data ? { data: this.data } : {}) };
  }
}

export const refusals = {
  nothingSent: () => new SlipRefusal(1000, 'กรุณาส่งข้อมูล QR Code หรือรูปภาพสลิป'),
  unknownBranch: () => new SlipRefusal(1001, 'ไม่พบข้อมูลสาขา กรุณาตรวจสอบไอดีสาขา'),
  wrongKey: () => new SlipRefusal(1002, 'Authorization Header ไม่ถูกต้อง'),
  notPictureType: () => new SlipRefusal(1005, 'ไฟล์ไม่ใช่ไฟล์ภาพ กรุณาอัพโหลดไฟล์นามสกุล .jpg .jpeg .png .jfif หรือ .webp'),
  brokenPicture: () => new SlipRefusal(1006, 'รูปภาพไม่ถูกต้อง'),
  noQr: () => new SlipRefusal(1007, 'รูปภาพไม่มี QR Code'),
  otherQr: () => new SlipRefusal(1008, 'QR ดังกล่าวไม่ใช่ QR สำหรับการตรวจสอบการชำระเงิน'),
  bankDown: () => new SlipRefusal(1009, 'ขออภัยในความไม่สะดวก ขณะนี้ข้อมูลธนาคารเกิดขัดข้องชั่วคราว โปรดตรวจใหม่อีกครั้งใน 15 นาที'),
  unknownSlip: () => new SlipRefusal(1011, 'QR Code หมดอายุ หรือ ไม่มีรายการอยู่จริง'),
  repeated: (slip: Transfer, firstAt: string) =>
    new SlipRefusal(1012, `สลิปซ้ำ สลิปนี้เคยส่งเข้ามาในระบบเมื่อ ${thaiMoment(firstAt)}`, describeSlip(slip)),
  otherAmount: (slip: Transfer) =>
    new SlipRefusal(1013, `ยอดที่ส่งมาไม่ตรงกับยอดสลิป (สลิป ${baht(slip.amount_satang)} บาท)`, describeSlip(slip)),
  otherReceiver: (slip: Transfer) => new SlipRefusal(1014, 'บัญชีผู้รับไม่ตรงกับบัญชีหลักของร้าน', describeSlip(slip)),
};

/** The bank has the transfer but tells about it only in `delay` minutes. */
export function bankDelay(payload: string, bankCode: string, bankName: string, minutes: number): SlipRefusal {
  const data = { qrcodeData: payload, bankCode, bankName, delay: minutes };
  return new SlipRefusal(1010, `สลิปของ${bankName} ต้องรอตรวจสอบประมาณ ${minutes} นาทีหลังการโอน`, data);
}
