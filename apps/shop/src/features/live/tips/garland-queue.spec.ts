import { GarlandQueue, placeOf } from './garland-queue';

const tip = (id: number) => ({ id, user_nickname: 'ฟ้าใส', tip_amount: 50, tip_to: 'พราว', tip_message: null });

describe('garlands on the picture', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('WATCH-14 hang there one at a time for eight seconds, in the order in which they came', () => {
    const queue = new GarlandQueue();
    const seen: (number | undefined)[] = [];
    queue.subscribe(() => seen.push(queue.now().shown?.id));
    queue.hear([tip(1), tip(2)]);
    vi.advanceTimersByTime(7_999);
    expect(queue.now().shown?.id).toBe(1);
    vi.advanceTimersByTime(1);
    expect(queue.now()).toMatchObject({ shown: { id: 2 }, waiting: [] });
    vi.advanceTimersByTime(8_000);
    expect(queue.now().shown).toBeUndefined();
    expect(seen).toEqual([1, 1, 2, undefined]);
  });

  it('WATCH-14 none waits longer than twenty seconds, and none is shown twice', () => {
    const queue = new GarlandQueue();
    queue.hear([tip(1), tip(2), tip(3), tip(4), tip(1)]);
    expect(queue.now().waiting.map(({ id }) => id)).toEqual([2, 3]);
    vi.advanceTimersByTime(4_000);
    queue.hear([tip(5), tip(4)]);
    expect(queue.now().waiting.map(({ id }) => id)).toEqual([2, 3, 5]);
  });

  it('WATCH-14 who gave one knows how many are before theirs', () => {
    const queue = new GarlandQueue();
    queue.hear([tip(1), tip(2)]);
    expect(placeOf(queue.now(), 1)).toEqual({ place: 1, seconds: 0 });
    expect(placeOf(queue.now(), 2)).toEqual({ place: 2, seconds: 8 });
    expect(placeOf(queue.now(), 3)).toBeUndefined();
  });
});
