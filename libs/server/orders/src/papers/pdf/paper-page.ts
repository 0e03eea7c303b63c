/** A paper as it is printed: words only, so that the same page makes the same bytes at any time. */
export interface PaperPage {
  /** How it is set (template.ts); the oldest papers have none. */
  look?: 2;
  title: string;
  subtitle: string;
  /** 'ต้นฉบับ' */
  stamp: string;
  number: string;
  void: boolean;
  seller: { name: string; lines: string[] };
  /** Whom it is for; a third member makes the value bold. */
  buyer: string[][];
  facts: [label: string, value: string][];
  /** The paper that it changes. */
  refs: [label: string, value: string][];
  columns: string[];
  /** Number, text, small text, then one value for each further column. */
  items: string[][];
  /** Sums up to each item: where a page ends with it, it hands this on. Older papers have none. */
  carried?: string[];
  /** What is said of the amount, the amount in words, and small lines below. */
  words: [of: string, amount: string, ...small: string[]];
  totals: [label: string, value: string][];
  /** Heading and lines. */
  notes: string[];
  /** Where its QR leads. */
  link: string;
}

/** The conditions of a purchase, on the same sheet. */
export interface ConditionsPage extends Pick<
  PaperPage,
  'look' | 'title' | 'subtitle' | 'stamp' | 'number' | 'void' | 'seller' | 'link'
> {
  /** What was bought: heading and lines. */
  about: string[];
  conditions: [title: string, text: string][];
  agreed: string[];
}

/** The output VAT of a month. */
export interface VatPage {
  /** Its title. */
  vat: string;
  seller: PaperPage['seller'];
  /** More may come. */
  open: boolean;
  /** Nine values each. */
  rows: string[][];
  /** Name, how many, and three amounts. */
  sums: string[][];
  notes: string[];
}

/** Whatever is set as a paper. */
export type AnyPage = PaperPage | ConditionsPage | LabelsPage | PosterPage | VatPage | CertificatePage;

/** A coupon on a sheet of A5, to hang up or hand out. */
export interface PosterPage {
  poster: 'pdf' | 'png';
  code: string;
  /** What it takes off, and of what. */
  saving: string;
  about: string;
  /** Until when, and other small lines. */
  notes: string[];
  /** What its QR does. */
  invitation: string;
  link: string;
}

/** Labels for parcels. */
export interface LabelsPage {
  /** Name, then lines. */
  sender: string[];
  labels: { number: string; name: string; tel: string; lines: string[]; postcode: string; what: string }[];
  /** Orders that have none: number and reason; the first of `without_count`. */
  without: [number: string, reason: string][];
  without_count: number;
}

/** That somebody finished a course. */
export interface CertificatePage {
  issuer: string;
  name: string;
  course: string;
  /** How long it is, and who taught it. */
  lines: string[];
  /** In words. */
  date: string;
  number: string;
  /** Where its QR leads. */
  link: string;
}
