import { LINE_TEST_PART } from '@wethi/contract';
import type { Check } from '../signal/checks';

/** As long as this, or as much: a fast line is known after few parts. */
const LONGEST_MS = 6_000;
const MOST_PARTS = 30;
/** They open the connection and let it grow, and are not counted. */
const FIRST_PARTS = 2;

/** What OBS needs of a line in bits per second, with room for what else goes out: 1080p, and the smaller picture. */
const NEEDED = { best: 8_000_000, smaller: 4_000_000 };

/**
 * Measures what this line carries out, in bits per second.
 * @param send one part to the server; it answers when all of it has come @param now in milliseconds
 */
export async function measureUpload(
  send: (filler: string) => Promise<unknown>,
  now: () => number = () => performance.now(),
): Promise<number> {
  const filler = randomText();
  const began = now();
  let counted = began;
  let sent = 0;
  while (sent < MOST_PARTS && now() - began < LONGEST_MS) {
    await send(filler);
    sent += 1;
    // On a slow line what opens the connection is all that there is time for.
    if (sent === FIRST_PARTS && now() - began < LONGEST_MS / 2) counted = now();
  }
  const parts = counted === began ? sent : sent - FIRST_PARTS;
  return (parts * LINE_TEST_PART * 8_000) / Math.max(1, now() - counted);
}

/** What to set in OBS, by how fast the line is (mockup 21, step 2). */
export function lineCheckOf(speed: number): Check {
  const megabits = `ส่งได้ ${(speed / 1_000_000).toFixed(1)} ล้านบิตต่อวินาที`;
  if (speed >= NEEDED.best)
    return { name: 'เน็ตขาขึ้น', text: `${megabits} พอสำหรับ Video Bitrate 4500`, tone: 'ok', word: 'ดี' };
  if (speed >= NEEDED.smaller)
    return { name: 'เน็ตขาขึ้น', text: `${megabits} ตั้ง Video Bitrate เป็น 2500`, tone: 'wait', word: 'แก้ได้' };
  const text = `${megabits} ไม่พอสำหรับภาพ เสียบสาย LAN แทน Wi-Fi หรือเปิดเน็ตมือถือสำรอง`;
  return { name: 'เน็ตขาขึ้น', text, tone: 'no', word: 'ต้องแก้' };
}

/** Nothing on the way can make it shorter. */
function randomText(): string {
  const bytes = new Uint8Array(LINE_TEST_PART / 2);
  for (let at = 0; at < bytes.length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
