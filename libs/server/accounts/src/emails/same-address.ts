/** The database finds an a with an accent for one without; the mailbox is another one, and may be a stranger's. */
export function isSameAddress(kept: string | null, typed: string): kept is string {
  return kept?.toLowerCase() === typed.toLowerCase();
}
