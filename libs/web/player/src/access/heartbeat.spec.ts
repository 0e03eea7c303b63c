import { Heartbeat } from './heartbeat';
import type { HeartbeatAnswer, HeartbeatFacts, Stop } from '../types';

function viewing(answer: HeartbeatAnswer = {}, random = () => 0) {
  const sent: HeartbeatFacts[] = [];
  const stops: string[] = [];
  const place = { seconds: 0, live: false };
  const send = async (facts: HeartbeatFacts) => {
    sent.push(facts);
    return answer;
  };
  const source = {
    position: () => place.seconds,
    quality: () => 'p720' as const,
    instant: () => (place.live ? place.seconds * 1000 + 0.4 : undefined),
    send,
    onStop: ({ message }: Stop) => stops.push(message),
  };
  const heartbeat = new Heartbeat(source, 30, random);
  const pass = (seconds: number) => {
    place.seconds += seconds;
    vi.advanceTimersByTime(seconds * 1000);
  };
  return { heartbeat, sent, stops, place, pass, events: () => sent.map(({ event }) => event) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('Heartbeat', () => {
  it('WATCH-07 reports when it starts and every 30 s while it plays', () => {
    const { heartbeat, sent, pass } = viewing();
    heartbeat.started();
    heartbeat.moving();
    pass(30);
    pass(30);
    expect(sent).toMatchObject([
      { event: 'Play', cur_time_end: 0, time_total: 0 },
      { event: 'Beat', cur_time_end: 30, time_total: 30 },
      { event: 'Beat', cur_time_end: 60, time_total: 60 },
    ]);
  });

  it('WATCH-04 spreads the reports of viewers who began at the same moment', () => {
    const { heartbeat, sent, pass } = viewing({}, () => 0.75);
    heartbeat.moving();
    pass(7.5);
    pass(30);
    expect(sent.map(({ event, cur_time_end }) => [event, cur_time_end])).toEqual([
      ['Play', 0],
      ['Beat', 7],
      ['Beat', 37],
    ]);
  });

  it('WATCH-08 counts how often and how long the picture stood still; before the first picture nothing does', () => {
    const { heartbeat, sent, pass } = viewing();
    heartbeat.started();
    heartbeat.stalled();
    pass(3);
    heartbeat.moving();
    pass(10);
    heartbeat.stalled();
    heartbeat.stalled();
    pass(4);
    heartbeat.moving();
    pass(5);
    heartbeat.stalled();
    pass(2);
    heartbeat.left();
    expect(sent.at(-1)).toMatchObject({ event: 'Leave', time_total: 15, stall_total: 2, stall_seconds: 6 });
  });

  it('WATCH-08 tells of a live show when the picture was on stage, and of a recording nothing', () => {
    const { heartbeat, sent, place, pass } = viewing();
    heartbeat.moving();
    place.live = true;
    pass(30);
    expect(sent.map(({ instant }) => instant)).toEqual([undefined, 30_000]);
  });

  it('WATCH-07 reports a pause at once and is silent until it goes on', () => {
    const { heartbeat, sent, pass, events } = viewing();
    heartbeat.moving();
    pass(10);
    heartbeat.paused();
    vi.advanceTimersByTime(600_000);
    expect(sent.at(-1)).toEqual({
      ...{ event: 'Pause', cur_time_end: 10, time_total: 10, pause_total: 1, end_total: 0 },
      ...{ stall_total: 0, stall_seconds: 0, quality: 'p720', device: 'computer' },
    });
    heartbeat.moving();
    expect(events()).toEqual(['Play', 'Pause', 'Play']);
  });

  it('WATCH-07 counts only seconds in which the picture moved', () => {
    const { heartbeat, sent, pass } = viewing();
    heartbeat.moving();
    pass(12);
    heartbeat.waiting();
    vi.advanceTimersByTime(8000);
    heartbeat.moving();
    pass(5);
    heartbeat.ended();
    expect(sent.at(-1)).toMatchObject({ event: 'Ended', time_total: 17, end_total: 1, pause_total: 0 });
  });

  it('WATCH-07 reports a drag along the bar once, where it comes to rest', () => {
    const { heartbeat, place, sent } = viewing();
    heartbeat.moving();
    for (const seconds of [100, 200, 300]) {
      place.seconds = seconds;
      heartbeat.sought();
    }
    vi.advanceTimersByTime(1000);
    expect(sent.filter(({ event }) => event === 'Seek')).toMatchObject([{ cur_time_end: 300 }]);
  });

  it('WATCH-07 has a last word when the page goes away, if anything was played', () => {
    const played = viewing();
    played.heartbeat.moving();
    played.pass(7);
    played.heartbeat.hidden();
    played.heartbeat.left();
    played.heartbeat.hidden();
    expect(played.sent.at(-1)).toMatchObject({ event: 'Leave', cur_time_end: 7, time_total: 7 });
    const opened = viewing();
    opened.heartbeat.sought();
    opened.heartbeat.left();
    vi.advanceTimersByTime(60_000);
    expect(opened.sent).toEqual([]);
  });

  it('WATCH-03 ends the viewing when the server says so, and says it once', async () => {
    const { heartbeat, stops, sent } = viewing({ stop: { message: 'มีการเล่นบนเครื่องอื่น' } });
    heartbeat.moving();
    await vi.advanceTimersByTimeAsync(0);
    heartbeat.paused();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(stops).toEqual(['มีการเล่นบนเครื่องอื่น']);
    expect(sent).toHaveLength(1);
  });

  it('WATCH-07 goes on when a report is lost', async () => {
    const stops: string[] = [];
    const tries: HeartbeatFacts[] = [];
    const send = (facts: HeartbeatFacts) => {
      tries.push(facts);
      return Promise.reject(new Error('offline'));
    };
    const heartbeat = new Heartbeat(
      {
        position: () => 0,
        quality: () => undefined,
        instant: () => undefined,
        send,
        onStop: ({ message }) => stops.push(message),
      },
      30,
      () => 0,
    );
    heartbeat.moving();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries.map(({ time_total }) => time_total)).toEqual([0, 30, 60]);
    expect(await heartbeat.beat('Beat')).toBe(false);
    expect(stops).toEqual([]);
  });
});
