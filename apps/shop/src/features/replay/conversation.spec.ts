import type { ShownComment } from '../../api-types';
import { commentsOf, type Conversation, withNews, without } from './conversation';

const said = (...ids: number[]) => ids.map((id) => ({ id }) as ShownComment);
const conversation: Conversation = {
  pages: [
    { comments: said(9, 8), total: 4, older: 8 },
    { comments: said(5, 4), total: 4 },
  ],
  pageParams: [undefined, 8],
};
const idsOf = (of: Conversation) => commentsOf(of).map(({ id }) => id);

describe('conversation about a song', () => {
  it('WATCH-06 news stand first, once, and the server says how many there are', () => {
    const after = withNews(conversation, { comments: said(11, 10, 9), total: 6 });
    expect([idsOf(after), after.pages[0]]).toMatchObject([[11, 10, 9, 8, 5, 4], { total: 6, older: 8 }]);
  });

  it('WATCH-06 without a comment one is missing wherever it stood', () => {
    const after = without(conversation, 9);
    expect([idsOf(after), after.pages[0]]).toMatchObject([[8, 5, 4], { total: 3, older: 8 }]);
    expect(without(after, 9)).toBe(after);
  });
});
