import type { TvPicture } from '@wethi/contract';
import { call } from '@wethi/http';

/** Says what is seen, null of the list. What the phone hears not at all, it hears with the next change. */
export function tellPhone(picture: TvPicture | null): void {
  call('POST', 'tvPicture', { body: { picture }, keepalive: true }).catch(() => undefined);
}
