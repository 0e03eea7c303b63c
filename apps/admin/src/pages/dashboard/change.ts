/** Above this a percentage tells nobody anything. */
const MAX_PERCENT = 200;

export interface Change {
  /** Good and bad, not up and down: less discount is good. */
  tone: 'ok' | 'no' | 'info';
  way: 'up' | 'down' | 'same';
  words: string;
}

/**
 * How a number differs from the one before, in words.
 * @param isPoints both are percentages already
 * @returns undefined where a percentage of it would tell nothing
 */
export function change(now: number, then: number, less: 'bad' | 'good' = 'bad', isPoints = false): Change | undefined {
  const difference = isPoints ? Math.round((now - then) * 10) / 10 : Math.round(((now - then) / then) * 100);
  if (!Number.isFinite(difference) || (!isPoints && (then <= 0 || difference > MAX_PERCENT))) return undefined;
  if (difference === 0) return { tone: 'info', way: 'same', words: 'เท่าเดิม' };
  const isMore = difference > 0;
  return {
    tone: isMore === (less === 'bad') ? 'ok' : 'no',
    way: isMore ? 'up' : 'down',
    words: `${isMore ? 'เพิ่มขึ้น' : 'ลดลง'} ${Math.abs(difference)}${isPoints ? ' จุด' : '%'}`,
  };
}
