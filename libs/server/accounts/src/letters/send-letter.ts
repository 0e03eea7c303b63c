import { defineJob } from '@wethi/platform';
import type { Letter } from './letter';

export interface LetterToSend {
  /** One address. */
  to: string;
  letter: Letter;
  /** Private files, read when the letter leaves. */
  attachments?: { filename: string; path: string }[];
  /** ISO 8601; after it nobody can use the letter any more. */
  until?: string;
}

const SENDING = { timeout: '60s' } as const;

/** A letter that nobody sits and waits for; handled in notifications. */
export const sendLetter = defineJob<LetterToSend>('send-letter', { lane: 'notices', ...SENDING });

/** One that many get at once. */
export const sendNewsLetter = defineJob<LetterToSend>('send-news-letter', {
  lane: 'news',
  unrepeatable: true,
  ...SENDING,
});

/** A letter with a code. */
export const sendCodeLetter = defineJob<LetterToSend>('send-code-letter', {
  lane: 'codes',
  unrepeatable: true,
  ...SENDING,
});
