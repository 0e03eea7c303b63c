import { Refine } from '@refinedev/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { dataProvider } from '../../../providers/data';
import { MessageRow } from './message-row';
import type { Message } from './use-chat';

const removed: Message = {
  ...{ id: 7, create_at: '2026-11-28T13:00:00Z', user_id: 1, user_nickname: 'ฝ้าย', user_path: null },
  ...{ live_streaming_id: 1, live_streaming_comment: 'โทร 089-111-2222' },
  ...{ live_streaming_comment_status: 'removed', live_streaming_comment_reason: 'phone' },
};

const asked: { path: string; body: unknown }[] = [];
const originalFetch = global.fetch;
beforeEach(() => {
  asked.length = 0;
  global.fetch = (async (address: unknown, { body }: RequestInit = {}) => {
    asked.push({ path: new URL(String(address), 'http://localhost').pathname, body: JSON.parse(String(body)) });
    return { ok: true, status: 200, json: async () => ({ result: true }) } as Response;
  }) as typeof fetch;
});
afterEach(() => (global.fetch = originalFetch));

describe('a message in the studio', () => {
  it('WATCH-05 that was held, and removed by mistake, waits again: taking it back does not let it pass', async () => {
    const judged = vi.fn();
    render(
      <Refine dataProvider={dataProvider} options={{ disableTelemetry: true }}>
        <MessageRow message={removed} pin={vi.fn()} mute={vi.fn()} judged={judged} />
      </Refine>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'เอาคืน' }));
    await waitFor(() => expect(judged).toHaveBeenCalled());
    expect(asked).toEqual([{ path: '/api/moderationJudge', body: { verdict: 'restore', chat: [7], songs: [] } }]);
  });
});
