import type { StageEvent } from '@wethi/contract';
import type { News } from '../news/stage-news';

type TipNews = Extract<News, { kind: 'tip' }>;

export function isTip(news: News): news is TipNews {
  return news.kind === 'tip';
}

/** The garlands of a short time as one event. */
export function garlandsOf(news: readonly TipNews[]): string {
  const event: StageEvent = { type: 'tips', tips: news.map(({ tip }) => tip) };
  return JSON.stringify(event);
}
