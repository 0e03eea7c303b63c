import { maskedPhone } from '@wethi/format';

/** The name under which other viewers know somebody: the nickname, or the masked phone. */
export function viewerName({ user_nickname, user_tel }: { user_nickname: string | null; user_tel: string }): string {
  return user_nickname?.trim() || maskedPhone(user_tel);
}
