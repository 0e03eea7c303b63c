import { DelayedDecision, UNDO_MS, type Decision } from './delayed-decision';

const decision = (id: number): Decision => ({ id, order_no: `W${id}`, orders_status: 'approve' });

function start() {
  const sent: number[] = [];
  return { sent, decisions: new DelayedDecision(({ id }) => sent.push(id)) };
}

describe('BUY-10 a decision that can be taken back', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('BUY-10 is sent when five seconds are over, once', () => {
    const { sent, decisions } = start();
    decisions.decide(decision(1));
    jest.advanceTimersByTime(UNDO_MS - 1);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1);
    decisions.flush();
    expect(sent).toEqual([1]);
  });

  it('BUY-10 is never sent when it was taken back', () => {
    const { sent, decisions } = start();
    decisions.decide(decision(1));
    expect(decisions.undo()?.id).toBe(1);
    jest.advanceTimersByTime(UNDO_MS * 2);
    expect(sent).toEqual([]);
    expect(decisions.undo()).toBeUndefined();
  });

  it('BUY-10 is sent at once by the next decision, and by leaving the page', () => {
    const { sent, decisions } = start();
    decisions.decide(decision(1));
    decisions.decide(decision(2));
    expect(sent).toEqual([1]);
    decisions.flush();
    expect(sent).toEqual([1, 2]);
    jest.advanceTimersByTime(UNDO_MS);
    expect(sent).toEqual([1, 2]);
  });
});
