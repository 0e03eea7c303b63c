/** What the verifier answers to a reference with a certain ending, whatever the bank knows. */
export const OUTCOMES = {
  A1: 'amount',
  R1: 'receiver',
  D1: 'duplicate',
  N1: 'unknown',
  P2: 'pending',
  E5: 'error',
} as const;
export type Ending = keyof typeof OUTCOMES;
export type Outcome = (typeof OUTCOMES)[Ending];

export function isEnding(text: string): text is Ending {
  return text in OUTCOMES;
}

export function outcomeOf(reference: string): Outcome | undefined {
  const ending = reference.slice(-2);
  return isEnding(ending) ? OUTCOMES[ending] : undefined;
}
