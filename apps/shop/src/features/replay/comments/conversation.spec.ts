import type { ShownComment } from '../../../api-types';
import { commentsOf, type Conversation, readAnew, withTold, without } from './conversation';

const SONG = 3;
const said = (...ids: number[]) => ids.map((id) => ({ id, stage_time_id: SONG }) as ShownComment);
const conversation: Conversation = {
  pages: [
    { comments: said(9, 8), total: 6, older: 8 },
    { comments: said(6, 4), total: 6, older: 4 },
  ],
  pageParams: [undefined, 8],
};
const idsOf = (of: Conversation) => commentsOf(of).map(({ id }) => id);
const totalOf = (of: Conversation) => of.pages[0]?.total;

describe('conversation about a song', () => {
  it('WATCH-06 what others say stands first, once, and is counted', () => {
    const after = withTold(conversation, SONG, { comments: said(9, 10, 11) });
    expect([idsOf(after), after.pages[0]]).toMatchObject([[11, 10, 9, 8, 6, 4], { total: 8, older: 8 }]);
    expect(withTold(after, SONG, { comments: said(11) })).toBe(after);
  });

  it('WATCH-06 a comment that is back stands where it stood; one older than all that are known is only counted', () => {
    const back = withTold(conversation, SONG, { comments: said(7, 5, 2) });
    expect([idsOf(back), totalOf(back)]).toEqual([[9, 8, 7, 6, 5, 4], 9]);
    const [first] = conversation.pages;
    const whole = { pages: [{ ...first, comments: said(9), total: 1, older: undefined }], pageParams: [undefined] };
    expect(idsOf(withTold(whole, SONG, { comments: said(2) }))).toEqual([9, 2]);
    const empty = { pages: [{ comments: [], total: 0 }], pageParams: [undefined] };
    expect(withTold(empty, SONG, { comments: said(1) }).pages).toEqual([{ comments: said(1), total: 1 }]);
  });

  it('WATCH-06 an answer of the team changes its comment and no number', () => {
    const [answer] = said(6).map((comment) => ({ ...comment, stage_time_comment_answer: 'ขอบคุณค่ะ' }));
    const answered = withTold(conversation, SONG, { answered: answer ? [answer] : [] });
    expect([commentsOf(answered)[2], totalOf(answered)]).toEqual([answer, 6]);
    expect(withTold(conversation, SONG, { answered: said(2) })).toBe(conversation);
  });

  it('WATCH-06 what is said about another song changes nothing here', () => {
    const other = said(12).map((comment) => ({ ...comment, stage_time_id: 4 }));
    expect(withTold(conversation, SONG, { comments: other, answered: other })).toBe(conversation);
  });

  it('WATCH-06 without a comment one is missing wherever it stood', () => {
    const after = withTold(conversation, SONG, { removed: [9, 1] });
    expect([idsOf(after), after.pages[0]]).toMatchObject([[8, 6, 4], { total: 5, older: 8 }]);
    expect(without(after, 9)).toBe(after);
  });

  it('WATCH-06 after a break what the server has counts, and what was told since it was read', () => {
    const told = withTold(conversation, SONG, { comments: said(12) });
    const read = { comments: said(11, 9), total: 5, older: 9 };
    expect(readAnew(told, read, 9).pages).toEqual([{ comments: said(12, 11, 9), total: 6, older: 9 }]);
    expect(idsOf(readAnew(told, { comments: [], total: 0 }, 9))).toEqual([12]);
  });
});
