import { addDays, instantOf } from '@wethi/format';
import { lastDay } from './show-card';

interface Show {
  product_type?: string;
  product_format: string;
  product_status: string;
  product_live?: 'Y' | 'N';
  product_to?: string | null;
  stage_date: string | null;
  stage_status?: string | null;
  stage_over?: 'Y' | 'N';
  stage_time_start?: string | null;
  video_id?: number | null;
}

const HOUR_MS = 3_600_000;
/** Hours in which a show that began is on, or its band late; a day more where nobody knows the hour. */
const LASTS = 6;
const LASTS_WITHOUT_HOUR = 30;

/**
 * A show began, and has no recording yet: where it is on says its own page, before anybody set a status.
 * @param now milliseconds since 1970 UTC
 */
function hasBegun(show: Show, now: number): boolean {
  const { product_type = 'M', product_status, stage_date, stage_time_start, video_id = null } = show;
  if (show.stage_over === 'Y' || show.stage_status === 'Cancel') return false;
  if (product_type !== 'M' || product_status === 'replay' || !stage_date || video_id !== null) return false;
  const start = instantOf(stage_date, stage_time_start ?? '00:00:00');
  return start <= now && now < start + (stage_time_start ? LASTS : LASTS_WITHOUT_HOUR) * HOUR_MS;
}

/** The doors are open: until the night after its last day. */
export function isInHall(show: Show, now: number): boolean {
  const { product_format, product_status, product_to = null, stage_date, stage_time_start } = show;
  const last = lastDay({ product_to, stage_date });
  if (product_format !== 'onsite' || product_status === 'replay' || !stage_date || !last) return false;
  return instantOf(stage_date, stage_time_start ?? '00:00:00') <= now && now < instantOf(addDays(last, 1), '06:00:00');
}

/** Whoever may watch it finds it at its stage. A ticket for the hall alone is for the hall. */
export function isOnNow(show: Show, now: number): boolean {
  return show.product_format !== 'onsite' && (show.product_live === 'Y' || hasBegun(show, now));
}
