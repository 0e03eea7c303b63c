import type { ChatMessage, SongComment, StageEvent } from '@wethi/contract';
import type { News } from '../news/stage-news';

const TALK = ['message', 'message-removed', 'mute-lifted', 'comment', 'comment-answered', 'comment-removed'] as const;
type Talk = Extract<News, { kind: (typeof TALK)[number] }>;

/** Nobody reads more than this at once; the newest stay. What was taken away goes from every screen, however much it is. */
const MAX_TALK = 60;

export function isTalk(news: News): news is Talk {
  return TALK.some((kind) => kind === news.kind);
}

/** Messages and comments of a short time as one event. */
export function talkOf(talk: readonly Talk[]): string {
  const of = <Kind extends Talk['kind']>(kind: Kind) =>
    talk.filter((one): one is Extract<Talk, { kind: Kind }> => one.kind === kind);
  const event: StageEvent = {
    type: 'talk',
    messages: some(of('message').map(({ message }) => message as ChatMessage)),
    removed: all(of('message-removed').map(({ id }) => id)),
    unmuted: all(of('mute-lifted').map(({ id }) => id)),
    comments: some(of('comment').map(({ comment }) => comment as SongComment)),
    comments_answered: some(of('comment-answered').map(({ comment }) => comment as SongComment)),
    comments_removed: all(of('comment-removed').map(({ id }) => id)),
  };
  return JSON.stringify(event);
}

function some<Item>(list: Item[]): Item[] | undefined {
  return all(list.slice(-MAX_TALK));
}

function all<Item>(list: Item[]): Item[] | undefined {
  return list.length > 0 ? list : undefined;
}
