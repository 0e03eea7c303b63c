import { maskedPhone } from '@wethi/format';

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The text over the picture: who watches, and a code that says it again without the phone.
 * The code is the user's id in base 32 (no I, L, O, U) and month and day, so that a filmed screen leads back.
 * @param today 'YYYY-MM-DD' in Bangkok
 */
export function watermark(user: { id: number; user_tel: string | null }, today: string): string {
  return `${maskedPhone(user.user_tel ?? '')} · WT-${viewerCode(user.id)}${today.slice(5, 7)}${today.slice(8, 10)}`;
}

function viewerCode(id: number): string {
  let rest = id;
  let code = '';
  while (rest > 0 || code.length < 4) {
    code = DIGITS.charAt(rest % 32) + code;
    rest = Math.floor(rest / 32);
  }
  return code;
}
