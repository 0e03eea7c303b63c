import { bangkokTime, clockTime, maskedPhone, phone } from '@wethi/format';
import type { Letter } from '../letters/letter';

const END = 'เวทีไม่เคยโทรขอรหัส ถ้าคุณไม่ได้ขอ ไม่ต้องทำอะไร';

/** 'รหัสใช้ได้ 5 นาที ถึง 13:26 น.' */
function validity(until: Date): string {
  return `รหัสใช้ได้ 5 นาที ถึง ${clockTime(bangkokTime(until).time)}`;
}

/** The letter that confirms a new address of an account (design: 40-emails #confirm-email). */
export function confirmLetter(code: string, email: string, tel: string, until: Date): Letter {
  return {
    subject: `${code} คือรหัสยืนยันอีเมล`,
    preheader: 'รหัสใช้ได้ 5 นาที ห้ามบอกใคร',
    heading: 'ยืนยันอีเมล',
    parts: [
      { text: `กรอกรหัสนี้ในหน้าข้อมูลสมาชิก เพื่อใช้ ${email} กับบัญชี ${phone(tel)}` },
      { code },
      { text: `${validity(until)} ${END} อีเมลนี้จะไม่ถูกใช้`, small: true },
    ],
    because: 'ส่งอีเมลนี้เพราะมีคนใส่อีเมลนี้ในเวที',
  };
}

/** The letter for a new PIN. */
export function pinLetter(code: string, tel: string, until: Date): Letter {
  return {
    subject: `${code} คือรหัสตั้ง PIN ใหม่`,
    preheader: 'รหัสใช้ได้ 5 นาที ห้ามบอกใคร',
    heading: 'ตั้ง PIN ใหม่',
    parts: [
      { text: `กรอกรหัสนี้เพื่อตั้ง PIN ใหม่ของบัญชี ${maskedPhone(tel)}` },
      { code },
      { text: `${validity(until)} ${END} PIN เดิมยังใช้ได้`, small: true },
    ],
    because: 'ส่งอีเมลนี้เพราะมีคนขอตั้ง PIN ใหม่ของบัญชีคุณ',
  };
}

/** The letter for a new password in the back office. */
export function passwordLetter(code: string, username: string, until: Date): Letter {
  return {
    subject: 'รหัสตั้งรหัสผ่านใหม่ของหลังร้าน',
    preheader: 'รหัสใช้ได้ 5 นาที ห้ามบอกใคร',
    heading: 'ตั้งรหัสผ่านใหม่',
    parts: [
      { text: `รหัสสำหรับตั้งรหัสผ่านใหม่ของผู้ใช้ ${username}` },
      { note: [code] },
      { text: `${validity(until)} ${END} รหัสผ่านเดิมยังใช้ได้`, small: true },
    ],
    because: 'ส่งอีเมลนี้เพราะมีคนขอตั้งรหัสผ่านใหม่ของบัญชีคุณ',
  };
}

/** What the address hears that an account had before. */
export function movedLetter(email: string, tel: string): Letter {
  return {
    subject: 'อีเมลของบัญชีเวทีเปลี่ยนแล้ว',
    preheader: 'ถ้าไม่ใช่คุณ ติดต่อเราทันที',
    heading: 'อีเมลของบัญชีเปลี่ยนแล้ว',
    parts: [
      { text: `บัญชี ${maskedPhone(tel)} เปลี่ยนไปใช้อีเมล ${masked(email)} แล้ว ที่อยู่นี้จะไม่ได้รับอีเมลของบัญชีอีก` },
      { note: ['ถ้าคุณไม่ได้เปลี่ยน ตอบกลับอีเมลนี้ทันที เราช่วยเอาบัญชีกลับมาให้'], tone: 'wait' },
    ],
    because: 'ส่งอีเมลนี้เพราะเคยใช้อีเมลนี้กับบัญชีเวที',
  };
}

/** 'f•••@example.com': who reads the old mailbox need not learn the new one. */
function masked(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${host}`;
}
