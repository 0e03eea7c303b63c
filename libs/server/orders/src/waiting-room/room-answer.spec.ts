import { roomPlace } from './room-answer';
import type { LinePlace } from './room-line';

const SALE = Date.parse('2026-12-01T03:00:00Z');
const PLACE = { ahead: 0, waiting: 1, start: null, until: 0, sale: SALE, left: 5, perMinute: null, sold: false };
const askIn = (place: Partial<LinePlace>, seconds: number) =>
  roomPlace({ ...PLACE, conversion: null, tickets: null, state: 'queue', ...place }, '', SALE + seconds * 1_000).ask_in;

describe('a place in a waiting room', () => {
  it.each([
    [-1_800, 30],
    [-120, 12],
    [-5, 3],
  ])('BUY-14 is asked for the oftener the nearer the sale: %s s, every %s', (seconds, ask_in) => {
    expect(askIn({}, seconds)).toBe(ask_in);
  });

  it.each([
    ['in line', {}, 3],
    ['in their turn', { state: 'turn', until: SALE + 600_000 }, 3],
    ['sold out', { sold: true }, 30],
    ['out of the line', { state: 'out' }, 30],
    ['over', { state: 'turn-over' }, 30],
  ] as const)('BUY-14 is asked for often only where something is waited for: %s', (_, place, ask_in) => {
    expect(askIn(place, 60)).toBe(ask_in);
  });
});
