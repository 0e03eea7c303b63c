import type { Schema } from '@wethi/api-client';
import type { LiveHealth } from '@wethi/contract';
import { count } from '@wethi/format';
import { delayOf, type Signal } from './use-signal';

interface HealthFact {
  name: string;
  value: string;
  unit: string;
  /** In a word; of some it says nothing. */
  verdict?: { isGood: boolean; text: string };
}

/** Fewer pictures a second are seen to jerk. */
const LOW_FPS = 20;
/** Limits of screens-watch.md 21-admin-live. */
export const LOW_SHARE = 0.5;
const LOST_SHARE = 0.02;
const LATE_SECONDS = 5;
const STALLING_SHARE = 0.03;

const verdict = (isGood: boolean, good: string, bad: string) => ({ isGood, text: isGood ? good : bad });

type Stalls = Pick<Schema<'ShowTotals'>, 'viewers' | 'stalled_often'>;

/**
 * What the studio tells of a signal that is there.
 * @param signal how it was so far, once that is read @param totals of those who watched so far
 */
export function healthFacts(health: LiveHealth, signal?: Signal, totals?: Stalls): HealthFact[] {
  const { bitrate, fps, width, height, dropped, seconds, hasBackup } = health;
  const lost = seconds > 0 && fps > 0 ? dropped / (dropped + seconds * fps) : 0;
  const late = delayOf(signal);
  const breaks = signal?.breaks ?? [];
  const away = breaks.reduce((sum, one) => sum + one.seconds, 0);
  const lasted = breaks.length > 0 ? `ครั้ง รวม ${count(away)} วินาที` : 'ครั้ง';
  return [
    {
      ...{ name: 'บิตเรต', value: count(Math.round(bitrate / 1000)), unit: 'กิโลบิตต่อวินาที' },
      verdict: verdict(bitrate >= usualBitrate(signal) * LOW_SHARE, 'ปกติ', 'ต่ำ'),
    },
    {
      ...{ name: 'ภาพต่อวินาที', value: String(Math.round(fps)), unit: `${width}×${height}` },
      verdict: verdict(fps >= LOW_FPS, 'ปกติ', 'ต่ำ'),
    },
    {
      ...{ name: 'ภาพตกหล่น', value: `${(lost * 100).toFixed(1)}%`, unit: `${count(dropped)} ภาพตั้งแต่เริ่ม` },
      verdict: verdict(lost <= LOST_SHARE, 'ปกติ', 'มาก'),
    },
    {
      ...{ name: 'ถึงคนดูใน', value: late === undefined ? '-' : late.toFixed(1), unit: 'วินาที' },
      verdict: late === undefined ? undefined : verdict(late <= LATE_SECONDS, 'เร็ว', 'ช้า'),
    },
    stallsOf(totals),
    { name: 'หลุดคืนนี้', value: count(breaks.length), unit: `${lasted} ${hasBackup ? 'สายสำรองพร้อม' : 'ไม่มีสายสำรอง'}` },
  ];
}

/** The share of viewers whose picture stood still more than three times. */
function stallsOf(totals: Stalls | undefined): HealthFact {
  const { viewers, stalled_often } = totals ?? { viewers: 0, stalled_often: 0 };
  if (viewers === 0) return { name: 'กระตุก', value: '-', unit: 'ของคนดู' };
  const share = stalled_often / viewers;
  return {
    ...{
      name: 'กระตุก',
      value: `${(share * 100).toFixed(1)}%`,
      unit: `${count(stalled_often)} จาก ${count(viewers)} คน`,
    },
    verdict: verdict(share <= STALLING_SHARE, 'น้อย', 'มาก'),
  };
}

/** What the band sends in most minutes, bits a second; 0 before the first. */
export function usualBitrate(signal: Signal | undefined): number {
  const sent = (signal?.minutes ?? []).map(({ bitrate }) => bitrate).filter((bitrate) => bitrate > 0);
  return sent.sort((one, other) => one - other)[Math.floor(sent.length / 2)] ?? 0;
}
