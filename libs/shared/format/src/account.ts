import { digits } from './phone';

/**
 * A bank account number in the banks' own grouping (product.md §5).
 * @param account digits, with or without dashes
 * @returns '012-3-45678-9' for ten digits, otherwise '-'
 */
export function bankAccount(account: string | null | undefined): string {
  const number = digits(account ?? '');
  if (number.length !== 10) return '-';
  return `${number.slice(0, 3)}-${number.slice(3, 4)}-${number.slice(4, 9)}-${number.slice(9)}`;
}
