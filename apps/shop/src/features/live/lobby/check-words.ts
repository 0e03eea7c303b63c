import { saverUse } from '@wethi/player/line-check';
import { BEST_MEGABITS, LEAST_MEGABITS, type Verdict } from './verdict';

export type Tone = 'ok' | 'wait' | 'no' | 'neutral';

/** What the check says, in the words of mockup 12: the result, and a line for each part. */
export interface Words {
  tone: Tone;
  title: string;
  text: string;
  line: string;
  lineChip: string;
  /** Where the line is well and something else is not. */
  lineTone?: Tone;
  picture: string;
  pictureChip: string;
  advice?: Advice;
}

/** What one can do about it, step by step. */
interface Advice {
  label: string;
  steps: readonly string[];
}

const FASTER: Advice = {
  label: 'ทำให้เร็วขึ้น',
  steps: [
    'ขยับไปใกล้ตัวปล่อย Wi-Fi หรือสลับไปใช้เน็ตมือถือ',
    'ปิดแอปอื่นที่ใช้เน็ต เช่น วิดีโอ เกม หรือโหลดไฟล์',
    `ยังช้าอยู่ เปิดแบบประหยัดเน็ตไว้ ใช้ราว ${saverUse()} ต่อชั่วโมง`,
  ],
};
const OTHER_LINE: Advice = {
  label: 'วิธีแก้',
  steps: [
    'ปิด Wi-Fi แล้วใช้เน็ตมือถือ วิธีนี้ได้ผลเกือบทุกครั้ง',
    'ปิดโปรแกรมกันโฆษณาหรือ VPN ถ้าเปิดไว้',
    'เปิดหน้านี้ใน Chrome หรือ Safari แทนการเปิดจากในแอปแชต',
  ],
};

const OTHER_BROWSER: Advice = {
  label: 'วิธีแก้',
  steps: [
    'เปิดหน้านี้ใน Chrome หรือ Safari แทนการเปิดจากในแอปแชต',
    'อัปเดตเบราว์เซอร์หรือระบบของเครื่องเป็นรุ่นล่าสุด',
    'ดูบนเครื่องอื่นหรือบนทีวีได้ด้วยบัตรใบเดียวกัน',
  ],
};

const NO_LINE: Advice = {
  label: 'วิธีแก้',
  steps: ['ดูว่าเปิด Wi-Fi หรือเน็ตมือถือไว้ และไม่ได้เปิดโหมดเครื่องบิน', 'ถ้าใช้ Wi-Fi อยู่ ลองสลับไปใช้เน็ตมือถือ'],
};

/** @returns what to say of a line, and what helps */
export function wordsOf(verdict: Verdict): Words {
  switch (verdict.kind) {
    case 'checking':
      return {
        tone: 'neutral',
        title: 'กำลังตรวจ ใช้เวลาราว 10 วินาที',
        text: 'ดูต่อหรือพิมพ์แชตไปก่อนได้',
        line: 'กำลังวัดความเร็ว',
        lineChip: 'กำลังตรวจ',
        picture: 'รอผลอินเทอร์เน็ต',
        pictureChip: 'รอ',
      };
    case 'good':
      return {
        tone: 'ok',
        title: 'พร้อมดูแล้ว',
        text: `เน็ตเร็วพอสำหรับภาพชัดสุด ${verdict.lines}p`,
        line: `รับได้ ${verdict.megabits} ล้านบิตต่อวินาที ต้องการ ${BEST_MEGABITS}`,
        lineChip: 'เร็วพอ',
        picture: verdict.played ? 'เล่นภาพทดสอบได้ ไม่กระตุก' : 'ภาพชัดสุดเล่นได้ ไม่กระตุก',
        pictureChip: 'ได้',
      };
    case 'slow':
      return {
        tone: 'wait',
        title: 'ดูได้ แต่เน็ตช้า',
        text: 'ภาพจะลดความชัดให้เองเพื่อไม่ให้กระตุก เสียงยังชัดเหมือนเดิม',
        line: `รับได้ ${verdict.megabits} ล้านบิตต่อวินาที ภาพชัดสุดต้องการ ${BEST_MEGABITS}`,
        lineChip: 'ช้า',
        picture: `${verdict.played ? 'เล่นภาพทดสอบได้ที่' : 'ภาพจะเล่นที่'} ${verdict.lines}p`,
        pictureChip: `${verdict.lines}p`,
        advice: FASTER,
      };
    case 'sound':
      return {
        tone: 'wait',
        title: 'เน็ตช้ามาก ภาพอาจกระตุก',
        text: 'ฟังเสียงอย่างเดียวได้ เลือกในเมนูคุณภาพวิดีโอเมื่อการแสดงเริ่ม',
        line: `รับได้ ${verdict.megabits} ล้านบิตต่อวินาที ภาพเล็กสุดต้องการ ${LEAST_MEGABITS}`,
        lineChip: 'ช้ามาก',
        picture: 'เน็ตไม่พอสำหรับภาพ',
        pictureChip: 'เสียง',
        advice: FASTER,
      };
    case 'unplayable':
      return {
        tone: 'no',
        title: 'เบราว์เซอร์นี้เล่นภาพไม่ได้',
        text: 'เน็ตใช้ได้ แต่เปิดภาพทดสอบไม่ได้ บัตรไม่ได้เสีย แค่ต้องเปลี่ยนเบราว์เซอร์หรือเครื่อง',
        line: `รับได้ ${verdict.megabits} ล้านบิตต่อวินาที`,
        lineChip: 'ได้',
        lineTone: 'ok',
        picture: 'เปิดภาพทดสอบไม่ได้',
        pictureChip: 'ไม่ได้',
        advice: OTHER_BROWSER,
      };
    case 'blocked':
      return {
        tone: 'no',
        title: 'เน็ตนี้กั้นวิดีโอไว้ ยังดูไม่ได้',
        text: 'มักเป็นเน็ตที่ทำงาน โรงเรียน หรือโรงแรม บัตรไม่ได้เสีย แค่ต้องเปลี่ยนทางเข้า',
        line: 'เข้าเว็บได้ แต่โหลดวิดีโอไม่ได้',
        lineChip: 'ถูกกั้น',
        picture: 'ภาพทดสอบไม่มา',
        pictureChip: 'ไม่ได้',
        advice: OTHER_LINE,
      };
    case 'offline':
      return {
        tone: 'no',
        title: 'ตอนนี้ไม่มีอินเทอร์เน็ต',
        text: 'เน็ตกลับมาเมื่อไร หน้านี้ตรวจให้ใหม่เอง',
        line: 'ติดต่อเว็บไม่ได้',
        lineChip: 'ขาด',
        picture: 'ตรวจได้เมื่อเน็ตกลับมา',
        pictureChip: 'รอ',
        advice: NO_LINE,
      };
  }
}
