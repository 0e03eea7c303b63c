import type { ShownComment } from '../../api-types';

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

export function commentsOf(conversation: Conversation | undefined): ShownComment[] {
  return conversation?.pages.flatMap(({ comments }) => comments) ?? [];
}

/** The same with comments that came since; the server's number of all counts. */
export function withNews(conversation: Conversation, { comments, total }: CommentsPart): Conversation {
  const known = new Set(commentsOf(conversation).map(({ id }) => id));
  const news = comments.filter(({ id }) => !known.has(id));
  return changeFirst(conversation, (first) => ({ ...first, comments: [...news, ...first.comments], total }));
}

/** The same without a comment, if it is there. */
export function without(conversation: Conversation, commentId: number): Conversation {
  if (!commentsOf(conversation).some(({ id }) => id === commentId)) return conversation;
  const pages = conversation.pages.map((page) => ({
    ...page,
    comments: page.comments.filter(({ id }) => id !== commentId),
  }));
  return changeFirst({ ...conversation, pages }, (first) => ({ ...first, total: Math.max(0, first.total - 1) }));
}

function changeFirst(conversation: Conversation, change: (first: CommentsPart) => CommentsPart): Conversation {
  return { ...conversation, pages: conversation.pages.map((page, place) => (place === 0 ? change(page) : page)) };
}
