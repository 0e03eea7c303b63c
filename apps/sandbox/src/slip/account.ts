/** `0123456789` → `xxx-x-x5678-x`; other lengths keep the same four digits before the last one. */
export function maskAccount(account: string): string {
  const digits = account.replace(/\D/g, '');
  const masked = [...digits].map((digit, index) => {
    const fromEnd = digits.length - index;
    return fromEnd >= 2 && fromEnd <= 5 ? digit : 'x';
  });
  return groupAccount(masked.join(''));
}

/** Groups ten places as banks print them, 3-1-5-1; leaves other lengths as they are. */
export function groupAccount(account: string): string {
  if (account.length !== 10) return account;
  return [account.slice(0, 3), account[3], account.slice(4, 9), account[9]].join('-');
}

/** A name as slips print it: the last word cut to its first letter, `ฟ้าใส ใจดี` → `ฟ้าใส ใ`. */
export function shortenName(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : [...words, [...last][0]].join(' ');
}
