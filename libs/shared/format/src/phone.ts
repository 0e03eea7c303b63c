/** Thai phone numbers of ten digits (product.md §5). */

/** Digits of a text and nothing else: '081-234 5678' → '0812345678'. */
export function digits(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * A phone number as people read it; a number that is not complete is grouped as far as it goes.
 * @param tel digits, for example '0812345678' or '08123'
 * @returns '081-234-5678' or '081-23'
 */
export function phone(tel: string): string {
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
