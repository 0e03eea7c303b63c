import { talkOf } from './talk';

describe('what is told of a conversation', () => {
  it('WATCH-05 of a flood of messages the newest sixty are told, and of what was taken away everything', () => {
    const ids = Array.from({ length: 200 }, (_, place) => place + 1);
    const message = (id: number) => ({
      ...{ id, create_at: '2026-11-28T13:00:00Z', user_id: 1, user_nickname: 'ฝ้าย', user_path: null },
      ...{ live_streaming_id: 1, live_streaming_comment: `ข้อความ ${id}` },
    });
    const talk = JSON.parse(
      talkOf([
        ...ids.map((id) => ({ kind: 'message' as const, message: message(id) })),
        ...ids.map((id) => ({ kind: 'message-removed' as const, id })),
        ...ids.map((id) => ({ kind: 'comment-removed' as const, id })),
      ]),
    ) as { messages: { id: number }[]; removed: number[]; comments_removed: number[] };
    expect(talk.messages.map(({ id }) => id)).toEqual(ids.slice(-60));
    expect([talk.removed, talk.comments_removed]).toEqual([ids, ids]);
  });
});
