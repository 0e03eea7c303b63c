import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { StageEvent } from '@wethi/contract';
import type { ReactNode } from 'react';
import type { ShownComment } from '../../api-types';
import { useReactions } from '../../session/reactions/use-reactions';
import { countsOf } from '../../session/reactions/stage-reactions';
import { commentsOf } from './comments/conversation';
import { useComments } from './comments/use-comments';
import { useReplayStage } from './use-replay-stage';

const STAGE = 2;
const SONG = 7;
const TEN_MINUTES = 600_000;

const comment = (id: number) =>
  ({ id, stage_id: STAGE, stage_time_id: SONG, stage_time_comment: `คำที่ ${id}`, user_id: 1 }) as ShownComment;

/** The server's side: what it was asked, and the streams that it was asked for. */
let said: ShownComment[];
let asked: string[];
let answering: Promise<void>;
let streams: { url: string; onopen?: () => void; onmessage?: (event: { data: string }) => void }[];

function answerTo(url: URL): object {
  switch (url.pathname) {
    case '/api/stageTimeCommentNowByStageTimeId':
      return { data: said.slice(-Number(url.searchParams.get('limit'))), total: said.length };
    case '/api/videosUserStatus':
      return { data: [], total: 0, totals: [{ stage_time_id: SONG, totalLike: 1, totalConf: 0, totalIgno: 0 }] };
    default:
      throw new Error(`nobody answers ${url.pathname}`);
  }
}

const original = { fetch: global.fetch, EventSource: global.EventSource };
beforeEach(() => {
  vi.useFakeTimers();
  [said, asked, streams, answering] = [[comment(1)], [], [], Promise.resolve()];
  global.fetch = (async (address: unknown) => {
    const url = new URL(String(address), 'http://localhost');
    asked.push(url.pathname);
    const answer = answerTo(url);
    await answering;
    return { ok: true, status: 200, json: async () => ({ result: true, ...answer }) };
  }) as typeof fetch;
  global.EventSource = class {
    static readonly CLOSED = 2;
    constructor(readonly url: string) {
      streams.push(this);
    }
    addEventListener() {}
    close() {}
  } as unknown as typeof EventSource; // the few members that a listener uses
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(global, original);
});

const settle = (ms = 50) => act(() => vi.advanceTimersByTimeAsync(ms));
const tell = (event: StageEvent) => act(() => streams[0]?.onmessage?.({ data: JSON.stringify(event) }));
const open = () => act(() => streams[0]?.onopen?.());

async function watching(wanted = true) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      const stage = useReplayStage(STAGE, wanted);
      const { comments } = useComments(SONG);
      return { stage, comments, ...useReactions(STAGE, true, stage.totals) };
    },
    { wrapper },
  );
  await settle();
  const idsOf = () => commentsOf(result.current.comments.data).map(({ id }) => id);
  return { result, idsOf };
}

describe('the stage of a recording', () => {
  it('WATCH-06 what others say, choose and watch comes by the stream, and nothing is asked for again', async () => {
    const { result, idsOf } = await watching();
    open();
    await settle();
    asked = [];
    tell({ type: 'talk', comments: [comment(2)] });
    tell({ type: 'reactions', totals: [[SONG, 4, 1, 0]] });
    tell({ type: 'state', shows: [], watching: 12, waiting: 0, cameras: [] });
    await settle();
    expect(idsOf()).toEqual([2, 1]);
    expect(countsOf(result.current.reactions, SONG)).toEqual({ Like: 4, Conf: 1, Igno: 0 });
    expect(result.current.stage.watching).toBe(12);
    tell({
      type: 'talk',
      comments_removed: [1],
      comments_answered: [{ ...comment(2), stage_time_comment_answer: 'ค่ะ' }],
    });
    await settle(TEN_MINUTES);
    expect(commentsOf(result.current.comments.data)).toMatchObject([{ id: 2, stage_time_comment_answer: 'ค่ะ' }]);
    expect([asked, streams.map(({ url }) => url)]).toEqual([[], [`/api/stage/events?stage_id=${STAGE}`]]);
  });

  it('WATCH-06 what nobody told is read once when the stream opens, for the first time and after a break', async () => {
    const { idsOf } = await watching();
    said = [comment(1), comment(2)];
    open();
    await settle();
    expect(idsOf()).toEqual([2, 1]);
    [said, asked] = [[comment(2), comment(3)], []];
    open();
    await settle(TEN_MINUTES);
    expect([idsOf(), asked]).toEqual([[3, 2], ['/api/stageTimeCommentNowByStageTimeId']]);
  });

  it('WATCH-06 what is told while a reading is under way is not lost', async () => {
    let answer: () => void = () => undefined;
    answering = new Promise((resolve) => (answer = resolve));
    const { result, idsOf } = await watching();
    tell({ type: 'talk', comments: [comment(2)] });
    tell({ type: 'reactions', totals: [[SONG, 4, 0, 0]] });
    answer();
    await settle();
    expect(idsOf()).toEqual([2, 1]);
    expect(countsOf(result.current.reactions, SONG).Like).toBe(4);
  });

  it('WATCH-03 who may not watch asks for no stream', async () => {
    await watching(false);
    await settle(TEN_MINUTES);
    expect(streams).toEqual([]);
  });
});
