import { maskedPhone } from '@wethi/format';
import { TURNING, VISIBLE } from './visible-text';

/** The name under which other viewers know somebody: the nickname if there is anything to see, or the masked phone. */
export function viewerName({ user_nickname, user_tel }: { user_nickname: string | null; user_tel: string }): string {
  return visibleNickname(user_nickname) || maskedPhone(user_tel);
}

/** The nickname, empty when there is nothing to see. */
export function visibleNickname(user_nickname: string | null): string {
  const nickname = user_nickname?.replace(TURNING, '').trim() ?? '';
  return VISIBLE.test(nickname) ? nickname : '';
}
