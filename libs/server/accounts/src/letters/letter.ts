/** One thing in a letter, from top to bottom. */
export type LetterPart =
  | { text: string; small?: true }
  /** A show with what stands beside its picture. */
  | { show: { title: string; lines: string[]; picture?: string | null } }
  /** Facts; the last one counts most where `sum` says so. */
  | { rows: [label: string, value: string][]; sum?: true }
  | { button: string; link: string }
  /** Digits to type. */
  | { code: string }
  /** How much of something is over, 0 to 1; beside words that say the same. */
  | { bar: number }
  | { note: LetterLine[]; title?: string; tone?: 'no' | 'wait' };

/** A line, or what it is put together from. */
export type LetterLine = string | (string | { strong: string } | { text: string; link: string })[];

/** What a letter says; notifications makes HTML and plain text of it (design: 40-emails). */
export interface Letter {
  /** The fact first. */
  subject: string;
  /** What mailboxes show behind the subject; it stands nowhere else. */
  preheader: string;
  /** Path of a public picture over the whole width. */
  picture?: string | null;
  chip?: { text: string; tone: 'ok' | 'wait' | 'no' };
  heading: string;
  parts: LetterPart[];
  /** Why they get it: 'ส่งอีเมลนี้เพราะ…'. */
  because: string;
  /** Where one click ends letters of this kind; none in what has to be sent, such as receipts. */
  unsubscribe?: string;
}
