import { DelayedDecisions, UNDO_MS, type Decision } from './delayed-decisions';

const decision = (id: number): Decision => ({ id, order_no: `W${id}`, update_at: '', orders_status: 'approve' });

function start() {
  const sent: number[] = [];
  return { sent, decisions: new DelayedDecisions(({ id }) => sent.push(id)) };
}

describe('BUY-10 decisions that can be taken back', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('BUY-10 each is sent when its five seconds are over, once', () => {
    const { sent, decisions } = start();
    decisions.decide(decision(1));
    vi.advanceTimersByTime(UNDO_MS - 1);
    decisions.decide(decision(2));
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([1]);
    decisions.flush();
    vi.advanceTimersByTime(UNDO_MS);
    expect(sent).toEqual([1, 2]);
  });

  it('BUY-10 nine quick ones can all be taken back, and are never sent then', () => {
    const { sent, decisions } = start();
    const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    ids.forEach((id) => decisions.decide(decision(id)));
    expect(ids.map((id) => decisions.undo(id))).toEqual(ids.map(() => true));
    vi.advanceTimersByTime(UNDO_MS * 2);
    expect([sent, decisions.undo(1)]).toEqual([[], false]);
  });

  it('BUY-10 leaving the page sends them all at once', () => {
    const { sent, decisions } = start();
    decisions.decide(decision(1));
    decisions.decide(decision(2));
    decisions.flush();
    expect(sent).toEqual([1, 2]);
  });
});
