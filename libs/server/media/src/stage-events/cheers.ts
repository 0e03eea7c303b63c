import { type Cheers, CHEER, type StageEvent, valuesOf } from '@wethi/contract';
import type { News } from '../news/stage-news';

type CheersNews = Extract<News, { kind: 'cheers' }>;

export function isCheers(news: News): news is CheersNews {
  return news.kind === 'cheers';
}

/** The cheers of a short time as one event, however many sent them. */
export function cheersOf(news: readonly CheersNews[]): string {
  const cheers: Cheers = {};
  for (const one of news)
    for (const cheer of valuesOf(CHEER)) {
      const more = one.cheers[cheer] ?? 0;
      if (more > 0) cheers[cheer] = (cheers[cheer] ?? 0) + more;
    }
  const event: StageEvent = { type: 'cheers', cheers };
  return JSON.stringify(event);
}
