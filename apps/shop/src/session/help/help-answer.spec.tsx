import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { askedOf, noteAsked } from './asked';
import { HelpAnswer } from './help-answer';

vi.mock('../root-data', () => ({ useRootData: () => ({ maybeMember: true }) }));

let answer: string | null = null;
let asks = 0;
/** A server with one member, whose call is answered at some time. */
async function server(input: unknown): Promise<Response> {
  const isOwn = String(input).includes('helpRequestOwn');
  asks += Number(isOwn);
  const own = { result: true, data: [{ id: 2481, video_id: 12, help_request_answer: answer }] };
  return { ok: true, status: 200, json: async () => (isOwn ? own : { result: { id: 7 } }) } as Response;
}

const originalFetch = global.fetch;
beforeEach(() => {
  vi.useFakeTimers({ toNotFake: ['queueMicrotask'] });
  localStorage.clear();
  global.fetch = server as typeof fetch;
  [answer, asks] = [null, 0];
});
afterEach(() => {
  vi.useRealTimers();
  global.fetch = originalFetch;
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function open(videoId: number) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HelpAnswer videoId={videoId} />
    </QueryClientProvider>,
  );
  await pass(100);
}

describe('HelpAnswer', () => {
  it('WATCH-11 shows the answer on the page that asked, and asks no more once it is there', async () => {
    await open(12);
    act(() => noteAsked(12, 2481));
    await pass(100);
    expect(screen.queryByRole('status')).toBeNull();
    answer = 'ลองปิด Wi-Fi แล้วใช้เน็ตมือถือ';
    await pass(15_000);
    expect(screen.getByRole('status').textContent).toContain(answer);
    const before = asks;
    await pass(60_000);
    expect(asks).toBe(before);
    fireEvent.click(screen.getByRole('button', { name: 'รับทราบ' }));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('WATCH-11 asks the server nothing where nobody called for help', async () => {
    noteAsked(12, 2481);
    await open(13);
    await pass(60_000);
    expect(asks).toBe(0);
  });

  it('WATCH-11 looks for an answer for a day', () => {
    const text = JSON.stringify({ id: 1, videoId: 12, at: 0 });
    expect(askedOf(text, 12, 86_399_000)).toBeDefined();
    expect(askedOf(text, 12, 86_401_000)).toBeUndefined();
    expect(askedOf('no json', 12)).toBeUndefined();
  });
});
