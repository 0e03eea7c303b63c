/**
 * Whether somebody paid a QR or a form once more.
 * @param first what the gateway calls the payment that we know
 * @param told what it calls the one that it speaks of
 * @param names what stands for the QR or the form itself, and so for no payment of it
 */
export function isOtherPayment(first: string | null, told: string, names: readonly (string | null)[]): boolean {
  return first !== null && first !== told && !names.includes(first) && !names.includes(told);
}
