import type { ProductFormat, ProductStatus, ProductType, StageStatus, YesNo } from '@wethi/contract';

/** When a show is, counted from the day the demo data is made. */
export type DemoDay =
  /** Saturdays after (or before) the next one. */
  | { saturday: number }
  /** Days from today. */
  | { days: number }
  /** Began some minutes ago. */
  | { minutesAgo: number };

export interface DemoShow {
  url: string;
  band: string;
  title: string;
  subtitle: string;
  /** Sentences, each a paragraph. */
  detail: readonly string[];
  venue: string;
  day: DemoDay;
  /** Time of day in Bangkok, 'HH:MM'; a show that began some minutes ago has none. */
  start?: string;
  minutes: number;
  status: ProductStatus;
  /** So many days before the show its sale opens. */
  saleDaysBefore?: number;
  price: number;
  unchanged?: number;
  /** Names of pictures: the poster, then the gallery. */
  pictures: readonly string[];
  type?: ProductType;
  format?: ProductFormat;
  disable?: YesNo;
}

/** What a stage's status is while its product has this one. */
export const STAGE_STATUS_OF: Record<ProductStatus, StageStatus> = {
  coming: 'New',
  sale: 'Ready',
  live: 'Live',
  replay: 'End',
  end: 'End',
};
