/** Thai phone numbers of ten digits (product.md §5). */

/** Digits of a text and nothing else: '081-234 5678' → '0812345678'. */
export function digits(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * The digits of a phone number, or of a part of one, however it was typed: '+66 81 234 5678' → '0812345678'.
 * @returns undefined of what is no phone, or too short to look for
 */
export function typedPhone(text: string): string | undefined {
  const number = text.replace(/[\s().-]/g, '').replace(/^(?:\+660?|66(?=\d{9}$))/, '0');
  return /^\d{3,10}$/.test(number) ? number : undefined;
}

/**
 * A phone number as people read it; a number that is not complete is grouped as far as it goes, and a masked one stays.
 * @param tel digits, for example '0812345678' or '08123', or what `maskedPhone` made of them
 * @returns '081-234-5678' or '081-23'
 */
export function phone(tel: string): string {
  if (tel.includes('x')) return tel;
  const number = digits(tel).slice(0, 10);
  return [number.slice(0, 3), number.slice(3, 6), number.slice(6)].filter(Boolean).join('-');
}

/**
 * A phone number that others may see: only its start and its last four digits.
 * @param tel ten digits
 * @returns '08x-xxx-5678'; 'xxx-xxx-xxxx' when it is not ten digits
 */
export function maskedPhone(tel: string): string {
  const number = digits(tel);
  return number.length === 10 ? `${number.slice(0, 2)}x-xxx-${number.slice(6)}` : 'xxx-xxx-xxxx';
}
