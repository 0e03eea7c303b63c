import type { LiveHealth, LiveWarning } from '@wethi/contract';
import { count } from '@wethi/format';
import type { Tone } from '../../../feedback/status-tag';

/** One thing that can be right or wrong with what the band sends. */
export interface Check {
  name: string;
  text: string;
  tone: Tone;
  word: string;
}

const GOOD = { tone: 'ok', word: 'ดี' } as const;
const MEND = { tone: 'wait', word: 'แก้ได้' } as const;
const BAD = { tone: 'no', word: 'ต้องแก้' } as const;

/** Size and rate, both sound channels, distance of key frames, as the packager reads them from the stream. */
export function checksOf(health: LiveHealth): Check[] {
  const { width, height, fps, bitrate, audioChannels, keyFrames } = health;
  const kilobits = count(Math.round(bitrate / 1000));
  const picture =
    width > 0 ? `${width}×${height} · ${Math.round(fps)} ภาพต่อวินาที · ${kilobits} กิโลบิตต่อวินาที` : 'ยังไม่มีภาพ';
  return [
    { name: 'ภาพ', text: picture, ...(width > 0 ? GOOD : BAD) },
    { name: 'เสียง', ...soundOf(audioChannels) },
    { name: 'คีย์เฟรม', ...keyFramesOf(keyFrames) },
  ];
}

/** @param seconds from one to the next */
function keyFramesOf(seconds: number): Omit<Check, 'name'> {
  if (seconds <= 0) return { text: 'ยังไม่ทราบ', ...GOOD };
  const text = `ทุก ${seconds.toFixed(seconds < 10 ? 1 : 0)} วินาที`;
  return seconds > 2.5 ? { text: `${text} ตั้งเป็น 1 ใน OBS แล้วภาพถึงคนดูเร็วขึ้น`, ...MEND } : { text, ...GOOD };
}

function soundOf(channels: number): Omit<Check, 'name'> {
  if (channels === 0) return { text: 'ไม่มีเสียง', ...BAD };
  return channels === 1 ? { text: 'ได้ยินช่องเดียว', ...MEND } : { text: 'ได้ยินทั้งซ้ายและขวา', ...GOOD };
}

/** What is wrong, why, and what to do in which order. */
export interface Remedy {
  title: string;
  steps: readonly string[];
}

export const REMEDIES: Record<LiveWarning, Remedy> = {
  diskLow: {
    title: 'ที่เก็บไฟล์ใกล้เต็ม การออกอากาศยังเดินต่อ แต่ไฟล์บันทึกอาจไม่ครบ',
    steps: ['แจ้งผู้ดูแลระบบให้เพิ่มที่เก็บตอนนี้', 'ให้ช่างเปิดบันทึกใน OBS ด้วย'],
  },
  frozen: {
    title: 'ภาพค้าง วงยังเชื่อมต่ออยู่แต่ไม่มีภาพใหม่',
    steps: ['ดูว่า OBS ค้างหรือไม่ แล้วกดหยุดและเริ่มสตรีมใหม่', 'เสียบสาย LAN แทน Wi-Fi หรือเปิดเน็ตมือถือสำรอง'],
  },
  behind: {
    title: 'เครื่องแปลงภาพไม่ทัน คนดูเห็นช้ากว่าจริงขึ้นเรื่อยๆ',
    steps: [
      'ใน OBS ลดขนาดภาพเป็น 1280×720 และ 30 ภาพต่อวินาที แล้วเริ่มสตรีมใหม่',
      'แจ้งผู้ดูแลระบบให้หยุดงานอื่นของเครื่องระหว่างการแสดง',
    ],
  },
  onBackup: {
    title: 'สายหลักหลุด ตอนนี้ออกอากาศด้วยสายสำรอง',
    steps: ['ให้ช่างต่อสายหลักกลับ ระบบสลับกลับให้เอง'],
  },
  noVideo: { title: 'มีแต่เสียง ไม่มีภาพ', steps: ['ดูว่ากล้องต่ออยู่และฉากใน OBS ไม่ว่าง'] },
  noAudio: { title: 'มีแต่ภาพ ไม่มีเสียง', steps: ['ดูแถบเสียงใน OBS ว่าขยับ', 'เลือกอุปกรณ์เสียงใหม่ใน Settings หัวข้อ Audio'] },
  wrongCodec: {
    title: 'ชนิดของภาพหรือเสียงไม่รองรับ คนดูบางเครื่องเปิดไม่ได้',
    steps: ['ใน OBS หัวข้อ Output เลือก Video Encoder เป็น H.264 และ Audio Encoder เป็น AAC'],
  },
  longKeyFrames: {
    title: 'คีย์เฟรมห่างเกินไป ภาพถึงคนดูช้า',
    steps: ['ใน OBS หัวข้อ Output ตั้ง Keyframe Interval เป็น 1 s แล้วเริ่มสตรีมใหม่'],
  },
};
