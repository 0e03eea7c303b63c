import type { ChatMessage } from '@wethi/contract';
import { afterBreak, messagesWith } from './messages';

const message = (id: number) => ({ id, live_streaming_comment: `ข้อความ ${id}` }) as ChatMessage;
const idsOf = (messages: ChatMessage[]) => messages.map(({ id }) => id);

describe('messages of a chat', () => {
  it('WATCH-05 stand in their order, each once, however they came', () => {
    expect(idsOf(messagesWith([message(1), message(3)], [message(3), message(2)], []))).toEqual([1, 2, 3]);
  });

  it('WATCH-05 go when they are taken away, also those that came with the same news', () => {
    expect(idsOf(messagesWith([message(1), message(2)], [message(3)], [1, 3]))).toEqual([2]);
  });

  it('WATCH-05 after a break those are gone that were taken away meanwhile, and those are there that came', () => {
    const known = [message(1), message(2), message(3), message(9)];
    expect(idsOf(afterBreak(known, [message(1), message(3), message(4), message(8)]))).toEqual([1, 3, 4, 8, 9]);
  });

  it('WATCH-05 are kept as far as a phone bears them', () => {
    const many = Array.from({ length: 400 }, (_, place) => message(place + 1));
    expect(idsOf(messagesWith(many, [], []))).toHaveLength(300);
    expect(messagesWith(many, [], []).at(-1)?.id).toBe(400);
  });
});
