import { spokenDuration } from '@wethi/format';
import { refuse, type Refusal } from '@wethi/platform';
import type { Block } from './login-throttle';

/** A delay is waited out; when that does not help any more, a code by SMS is the way in. */
export function refusalOf({ exhausted, wait }: Block): Refusal {
  if (exhausted) return refuse('PIN_NEEDS_CODE');
  const message = `กรอก PIN ผิดหลายครั้ง กรุณารอ ${spokenDuration(wait)} แล้วลองใหม่`;
  return refuse('PIN_LOCKED', { retryAfter: wait, data: { retry_in: wait }, message });
}
