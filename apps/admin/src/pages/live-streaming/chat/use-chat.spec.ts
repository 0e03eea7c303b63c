import type { ChatMessage } from '@wethi/contract';
import { withTalk, type Message } from './use-chat';

const said = (id: number): ChatMessage => ({
  ...{ id, create_at: '2026-11-28T13:00:00Z', user_id: 1, user_nickname: 'ฝ้าย', user_path: null },
  ...{ live_streaming_id: 1, live_streaming_comment: `ข้อความ ${id}` },
});
const states = (messages: Message[]) =>
  messages.map(({ id, live_streaming_comment_status }) => `${id} ${live_streaming_comment_status}`);

describe('chat of the studio', () => {
  it('WATCH-05 what comes stands behind what is known; a message that comes again stays at its place', () => {
    const known = withTalk([], { messages: [said(1), said(3)], removed: [] });
    const told = withTalk(known, { messages: [said(2), said(3), said(4)], removed: [1, 9] });
    expect(states(told)).toEqual(['1 removed', '2 shown', '3 shown', '4 shown']);
    expect(states(withTalk(told, { messages: [said(1)], removed: [] }))[0]).toBe('1 shown');
  });

  it('WATCH-05 the newest hundred stay', () => {
    const many = Array.from({ length: 150 }, (_, index) => said(index + 1));
    const messages = withTalk([], { messages: many, removed: [] });
    expect([messages.length, messages[0]?.id]).toEqual([100, 51]);
  });
});
