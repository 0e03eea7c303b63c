import { Config, PubSub, TryLater } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { ChatPace } from './chat-pace';

const GROUP = '-100777';

describe('pace of chat messages', () => {
  let test: TestApp;
  let workers: ChatPace[];

  beforeAll(async () => {
    test = await createTestApp([]);
    const config = Object.assign(new Config(), test.config, { TELEGRAM_GROUP_PER_MINUTE: 2 });
    workers = [new ChatPace(test.get(PubSub), config), new ChatPace(test.get(PubSub), config)];
  });
  afterAll(() => test.close());
  beforeEach(() => test.get(PubSub).redis.flushdb());

  /** Seconds that a message is told to wait, 0 when it may go. */
  const ask = (chat: string, message: string, worker = 0): Promise<number> =>
    workers[worker]!.awaitTurn(chat, message).then(
      () => 0,
      (error: unknown) => (error as TryLater).seconds,
    );

  it('TELL-02 messages to a group go as far apart as Telegram wants, counted over all workers', async () => {
    const waits: number[] = [];
    for (let at = 0; at < 6; at += 1) waits.push(await ask(GROUP, `ob-${at}`, at % 2));
    expect(waits.map((seconds) => Math.ceil(seconds / 30))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('TELL-02 a message keeps the turn it was given', async () => {
    await ask(GROUP, 'first');
    const wait = await ask(GROUP, 'second');
    await ask(GROUP, 'third');
    expect(await ask(GROUP, 'second', 1)).toBeLessThanOrEqual(wait);
  });

  it('TELL-02 a full group does not hold up other chats, which together keep the overall rate', async () => {
    for (let at = 0; at < 50; at += 1) await ask(GROUP, `ob-${at}`);
    const began = performance.now();
    const waits = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(String(1_000 + at), `person-${at}`)));
    // None comes back for another try: each has a turn of its own.
    expect(waits).toEqual(Array(20).fill(0));
    expect(performance.now() - began).toBeGreaterThanOrEqual(19 * 40 - 5);
  });
});
