import { createHash } from 'node:crypto';

/** A payment's notice of the gateway, as it signs what it says (facts/integrations.md §2). @param amount in baht */
export function signedNotice(reference_order: string, amount: number): object {
  const said = { id: `chrg_${reference_order}`, amount, currency: 'THB', status: 'success' };
  const text = `${said.id}${amount.toFixed(4)}THBsuccessAuthorizedskey_test_sandbox`;
  const checksum = createHash('sha256').update(text).digest('hex');
  return { ...said, reference_order, transaction_state: 'Authorized', failure_code: null, checksum };
}
