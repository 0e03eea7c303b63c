import { addDays, DAY_MS } from '@wethi/format';

/** A price tier as its row in the editor has it; a new one has no id yet. */
export interface Tier {
  id?: number;
  product_price_title: string | null;
  product_price_value: number | null;
  product_price_type: string;
  product_price_member: string;
  product_price_show: string;
  product_price_start: string | null;
  product_price_to: string | null;
}

/** Days from the first to the last, both counted. */
export interface Days {
  from: string;
  to: string;
}

/** A bar of the timeline, in parts of its width. */
export interface Bar {
  left: number;
  width: number;
}

const SHOWN_AHEAD = 30;

const sorted = (days: (string | null | undefined)[]) => days.filter((day) => typeof day === 'string').sort();

/**
 * The days that the timeline shows: from the first that a tier names, or today, to the show's last day.
 * @param last last day of the show, after which nothing is sold
 */
export function shownDays(tiers: readonly Tier[], today: string, last: string | null): Days {
  const starts = sorted([today, ...tiers.map((tier) => tier.product_price_start ?? tier.product_price_to)]);
  const ends = sorted([today, last, ...tiers.map((tier) => tier.product_price_to ?? tier.product_price_start)]);
  const from = starts[0] ?? today;
  const to = last ?? ends.at(-1) ?? today;
  return { from, to: to > from ? to : addDays(from, SHOWN_AHEAD) };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

const TICKS = 3;

/** The days that stand above the timeline, as far from each other. */
export function ticksOf({ from, to }: Days): string[] {
  const days = daysBetween(from, to);
  const all = Array.from({ length: TICKS + 1 }, (_, place) => addDays(from, Math.round((days * place) / TICKS)));
  return [...new Set(all)];
}

/** Where days stand in the timeline; undefined for those outside. */
export function barOf(days: { from: string | null; to: string | null }, shown: Days): Bar | undefined {
  const from = days.from && days.from > shown.from ? days.from : shown.from;
  const to = days.to && days.to < shown.to ? days.to : shown.to;
  if (from > to) return undefined;
  const whole = daysBetween(shown.from, shown.to) + 1;
  return { left: daysBetween(shown.from, from) / whole, width: (daysBetween(from, to) + 1) / whole };
}

/** Can the tier be bought on a day? Its first and last day count, and an open end never closes. */
export function isSoldOn({ product_price_start, product_price_to }: Tier, day: string): boolean {
  return (!product_price_start || product_price_start <= day) && (!product_price_to || day <= product_price_to);
}

/** What a visitor pays on a day: the cheapest tier that they may buy. */
export function tierOn(tiers: readonly Tier[], day: string, isMember = false): Tier | undefined {
  return tiers
    .filter((tier) => tier.product_price_value !== null && isSoldOn(tier, day))
    .filter((tier) => isMember || tier.product_price_member !== 'MB')
    .sort((one, other) => Number(one.product_price_value) - Number(other.product_price_value))[0];
}

/** Days from today to the show's last on which nobody but existing members could buy. */
export function gapsOf(tiers: readonly Tier[], days: Days): Days[] {
  const gaps: Days[] = [];
  for (let day = days.from; day <= days.to; day = addDays(day, 1)) {
    if (tiers.some((tier) => tier.product_price_member !== 'MB' && isSoldOn(tier, day))) continue;
    const last = gaps.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else gaps.push({ from: day, to: day });
  }
  return gaps;
}

/** One press that closes a gap: the tier before it ends later, or the one after it begins earlier. */
export interface Repair {
  index: number;
  change: Pick<Tier, 'product_price_start'> | Pick<Tier, 'product_price_to'>;
  words: string;
}

export function repairOf(tiers: readonly Tier[], { from, to }: Days): Repair | undefined {
  const days = daysBetween(from, to) + 1;
  const forAll = (index: number) => tiers[index]?.product_price_member !== 'MB';
  const name = (index: number) => tiers[index]?.product_price_title ?? 'ราคาเดิม';
  const before = tiers.findIndex((tier, index) => forAll(index) && tier.product_price_to === addDays(from, -1));
  if (before >= 0) {
    return { index: before, change: { product_price_to: to }, words: `ต่อ${name(before)}อีก ${days} วัน` };
  }
  const after = tiers.findIndex((tier, index) => forAll(index) && tier.product_price_start === addDays(to, 1));
  if (after < 0) return undefined;
  return { index: after, change: { product_price_start: from }, words: `เริ่ม${name(after)}เร็วขึ้น ${days} วัน` };
}

/** A new row goes on where the last one ends. */
export function nextTier(tiers: readonly Tier[]): Tier {
  const last = tiers.at(-1);
  return {
    product_price_title: null,
    product_price_value: null,
    product_price_type: 'NL',
    product_price_member: 'NL',
    product_price_show: 'Y',
    product_price_start: last?.product_price_to ? addDays(last.product_price_to, 1) : null,
    product_price_to: null,
  };
}
