import type { LiveHealth } from '@wethi/contract';
import { bangkokTime, clockTime, count } from '@wethi/format';
import type { Remedy } from './checks';
import { LOW_SHARE, usualBitrate } from './health-facts';
import type { Signal } from './use-signal';

/** Weaker lines carry no picture that is worth it. */
const LEAST_KILOBITS = 500;

/** What comes in, and what usually does, in kilobits a second; undefined of a signal that is strong enough. */
export interface Weak {
  received: number;
  expected: number;
}

/** Whether much less arrives than the band sends; what it has set is known by what came in most minutes. */
export function weakOf(health: LiveHealth | null, signal: Signal | undefined): Weak | undefined {
  const usual = usualBitrate(signal);
  if (health?.state !== 'onAir' || health.bitrate >= usual * LOW_SHARE) return undefined;
  return { received: Math.round(health.bitrate / 1000), expected: Math.round(usual / 1000) };
}

/**
 * The cause, and what to do in order (screens-watch.md 21-admin-live, #trouble).
 * @param since ms since 1970 @param stalling viewers whose picture often stood still
 */
export function weakRemedy({ received, expected }: Weak, since: number, stalling: number): Remedy & { text: string } {
  const lower = Math.max(LEAST_KILOBITS, Math.floor((received * 0.8) / 100) * 100);
  const seen = stalling > 0 ? ` ภาพเริ่มกระตุกที่คนดู ${count(stalling)} คน` : '';
  const began = clockTime(bangkokTime(since).time);
  return {
    title: `สัญญาณที่วงส่งมาอ่อนลง${seen}`,
    text: `ได้รับ ${count(received)} จากที่ควรได้ ${count(expected)} กิโลบิตต่อวินาที เริ่ม ${began} เป็นที่เน็ตขาขึ้นของงาน ไม่ใช่ที่เครื่องคนดู`,
    steps: [
      'เสียบสาย LAN แทน Wi-Fi หรือเปิดเน็ตมือถือสำรองแล้วต่อกับเครื่องที่ส่งภาพ',
      `ใน OBS ลด Video Bitrate จาก ${expected} เหลือ ${lower} ภาพจะนิ่งทันที ไม่ต้องหยุดสตรีม`,
      'ให้ทุกเครื่องที่งานหยุดอัปโหลด ปิดกล้องเว็บแคมที่ไม่ใช้',
    ],
  };
}
