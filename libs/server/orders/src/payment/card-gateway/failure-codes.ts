import type { CardFailure } from '@wethi/contract';

/** Answers of banks to a card, in the style of ISO 8583 (facts/integrations.md §5.2). */
const FAILURES: Partial<Record<string, CardFailure>> = {
  '05': 'funds',
  '51': 'funds',
  '61': 'funds',
  '12': 'card',
  '14': 'card',
  '54': 'expired',
  '91': 'bank',
  '96': 'bank',
  '3ds': 'confirm',
};

/** What a gateway's code of a failure means. */
export const failureOf = (code: string): CardFailure => FAILURES[code] ?? 'refused';
