const DIGITS = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'] as const;
const PLACES = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน'] as const;
const MILLION = 1_000_000;

/** A whole number in Thai words: 21 → 'ยี่สิบเอ็ด', 101 → 'หนึ่งร้อยเอ็ด'. */
function words(value: number): string {
  if (value >= MILLION) {
    const rest = value % MILLION;
    // a last one is เอ็ด behind millions, too
    return `${words(Math.floor(value / MILLION))}ล้าน${rest === 1 ? 'เอ็ด' : rest === 0 ? '' : words(rest)}`;
  }
  const text = String(value);
  return Array.from(text, Number)
    .map((digit, index) => {
      const place = text.length - 1 - index;
      if (digit === 0) return '';
      if (place === 0 && digit === 1 && value > 1) return 'เอ็ด';
      if (place === 1 && digit <= 2) return digit === 1 ? 'สิบ' : 'ยี่สิบ';
      return `${DIGITS[digit]}${PLACES[place]}`;
    })
    .join('');
}

/**
 * An amount in Thai words, as papers write it.
 * @param satang whole, 0 or more
 * @returns 49000 → 'สี่ร้อยเก้าสิบบาทถ้วน', 2150 → 'ยี่สิบเอ็ดบาทห้าสิบสตางค์', 25 → 'ยี่สิบห้าสตางค์', 0 → 'ศูนย์บาทถ้วน'
 */
export function bahtWords(satang: number): string {
  const [whole, rest] = [Math.floor(satang / 100), satang % 100];
  if (rest === 0) return `${whole === 0 ? 'ศูนย์' : words(whole)}บาทถ้วน`;
  return `${whole === 0 ? '' : `${words(whole)}บาท`}${words(rest)}สตางค์`;
}
