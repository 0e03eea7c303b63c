import type { ShownComment } from '../../api/types';
import { commentsOf, type Conversation, withNews, without } from './conversation';

const said = (...ids: number[]) => ids.map((id) => ({ id }) as ShownComment);
const conversation: Conversation = {
  pages: [
    { comments: said(9, 8), total: 4 },
    { comments: said(5, 4), total: 4 },
  ],
  pageParams: [undefined, 8],
};
const idsOf = (of: Conversation) => commentsOf(of).map(({ id }) => id);

describe('conversation about a song', () => {
  it('WATCH-06 news stand first, once, and the server says how many there are', () => {
    const after = withNews(conversation, { comments: said(11, 10, 9), total: 6 });
    expect([idsOf(after), after.pages[0]?.total]).toEqual([[11, 10, 9, 8, 5, 4], 6]);
  });

  it('WATCH-06 without a comment one is missing wherever it stood', () => {
    const after = without(conversation, 5);
    expect([idsOf(after), after.pages[0]?.total]).toEqual([[9, 8, 4], 3]);
  });
});
