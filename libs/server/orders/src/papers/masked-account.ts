/** '0123456789' → 'xxx-x-x5678-x'. */
export function maskedAccount(account: string | null): string {
  const number = account?.replace(/\D/g, '') ?? '';
  return number.length === 10 ? `xxx-x-x${number.slice(5, 9)}-x` : '';
}

/** What personnel wrote of an account, whose number stands on no paper in full, nor its holder: 'SCB 012-3-45678-9 · ก' → 'SCB xxx-x-x5678-x'. */
export function maskedAccounts(text: string): string {
  const [account = ''] = text.split(' · ');
  return account.replace(
    /\d[\d -]{4,}\d/g,
    (number) => maskedAccount(number) || `xxx${number.replace(/\D/g, '').slice(-4)}`,
  );
}
