import type { ShownComment } from '../../../api-types';

/** A part of a song's comments, newest first, and how many there are in all. */
export interface CommentsPart {
  comments: ShownComment[];
  total: number;
  /** The comment before which there may be older ones. */
  older?: number;
}

/** What is known of a song's comments: parts that go back in time. */
export interface Conversation {
  pages: CommentsPart[];
  pageParams: unknown[];
}

/** What is told of comments: those that are new or back again, those that were answered, and ids of those taken away. */
export interface Told {
  comments?: readonly ShownComment[];
  answered?: readonly ShownComment[];
  removed?: readonly number[];
}

export function commentsOf(conversation: Conversation | undefined): ShownComment[] {
  return conversation?.pages.flatMap(({ comments }) => comments) ?? [];
}

/** The same with what is told; the same object where nothing of it is about this song. */
export function withTold(conversation: Conversation, songId: number, told: Told): Conversation {
  const ofSong = (comments: Told['comments'] = []) => comments.filter((one) => one.stage_time_id === songId);
  const added = ofSong(told.comments).reduce(withComment, conversation);
  const answered = ofSong(told.answered).reduce(withAnswer, added);
  return (told.removed ?? []).reduce(without, answered);
}

/**
 * What is known after a reading of the newest: what the server has now, and what was told since.
 * @param newest id of the newest comment that was known when the reading began
 */
export function readAnew(conversation: Conversation, read: CommentsPart, newest: number): Conversation {
  const last = Math.max(newest, read.comments[0]?.id ?? 0);
  const since = commentsOf(conversation).filter(({ id }) => id > last);
  const page = { ...read, comments: [...since, ...read.comments], total: read.total + since.length };
  return { pages: [page], pageParams: [undefined] };
}

/** The same with a comment at its own place, once; one that is older than all that are known is only counted. */
function withComment(conversation: Conversation, comment: ShownComment): Conversation {
  if (isKnown(conversation, comment.id)) return conversation;
  const { pages } = conversation;
  const younger = pages.findIndex(({ comments }) => comments.some(({ id }) => id < comment.id));
  const isEnd = younger < 0 && pages[pages.length - 1]?.older === undefined;
  const place = isEnd ? pages.length - 1 : younger;
  const insert = (comments: ShownComment[]) => [...comments, comment].sort((one, other) => other.id - one.id);
  return counted(
    changed(conversation, (comments, page) => (page === place ? insert(comments) : comments)),
    1,
  );
}

function withAnswer(conversation: Conversation, answered: ShownComment): Conversation {
  if (!isKnown(conversation, answered.id)) return conversation;
  return changed(conversation, (comments) => comments.map((one) => (one.id === answered.id ? answered : one)));
}

/** The same without a comment, if it is there. */
export function without(conversation: Conversation, commentId: number): Conversation {
  if (!isKnown(conversation, commentId)) return conversation;
  return counted(
    changed(conversation, (comments) => comments.filter(({ id }) => id !== commentId)),
    -1,
  );
}

function isKnown(conversation: Conversation, commentId: number): boolean {
  return commentsOf(conversation).some(({ id }) => id === commentId);
}

function changed(
  conversation: Conversation,
  change: (comments: ShownComment[], page: number) => ShownComment[],
): Conversation {
  const pages = conversation.pages.map((page, place) => ({ ...page, comments: change(page.comments, place) }));
  return { ...conversation, pages };
}

/** The first part says how many there are in all. */
function counted(conversation: Conversation, more: number): Conversation {
  const [first, ...others] = conversation.pages;
  if (!first) return conversation;
  return { ...conversation, pages: [{ ...first, total: Math.max(0, first.total + more) }, ...others] };
}
