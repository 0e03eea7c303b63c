import { forgetGates } from './forget-gates';
import { judgeByList, keepGate, readGate, type GateEntry, type GuestTicket } from './gate-store';

const TICKET: GuestTicket = {
  orders_detail_id: 7,
  ticket_code: 'W2611288Q4Z1B-1',
  ticket_hash: 'x',
  is_sent: false,
  holder_name: 'ฟ้าใส ใ.',
  holder_tel: '5678',
  product_price_title: null,
  entry_at: null,
  entry_gate: null,
};
const ENTRY: GateEntry = { entry_key: 'press-0001', entry_at: '2026-11-28T12:00:00Z', offline: true };

describe('a gate without a line', () => {
  it('BUY-20 lets in who is on the list and not in yet', () => {
    const { verdict, admits } = judgeByList(TICKET, ENTRY, '2');
    expect([verdict.verdict, verdict.entry_gate, admits]).toEqual(['valid', '2', true]);
  });

  it('BUY-20 lets nobody in twice, but back in who went out', () => {
    const inside = { ...TICKET, entry_at: '2026-11-28T11:00:00Z', entry_gate: '1' };
    expect(judgeByList(inside, ENTRY, '2')).toMatchObject({
      verdict: { verdict: 'used', entry_gate: '1' },
      admits: false,
    });
    expect(judgeByList(inside, { ...ENTRY, again: true }, '2')).toMatchObject({
      verdict: { verdict: 'again' },
      admits: true,
    });
  });

  it('BUY-20 lets nobody in by the code of a ticket that was sent on, but by its QR and by name', () => {
    const sent = { ...TICKET, is_sent: true };
    const verdictOf = (ticket?: string) => judgeByList(sent, { ...ENTRY, ticket }, '2').verdict.verdict;
    expect(verdictOf('W2611288Q4Z1B-1')).toBe('sent');
    expect([verdictOf(`7.2.${'x'.repeat(22)}`), verdictOf()]).toEqual(['valid', 'valid']);
  });

  it('BUY-20 names of guests go with the session, and who was let in is told all the same', () => {
    keepGate(1, { tickets: [TICKET], readAt: 1, waiting: [ENTRY], entered: 1 });
    keepGate(2, { tickets: [TICKET], readAt: 1, waiting: [], entered: 0 });
    forgetGates();
    expect(readGate(1)).toEqual({ tickets: [], readAt: 0, waiting: [ENTRY], entered: 1 });
    expect(Object.keys(localStorage)).toEqual(['wethi-gate-1']);
  });

  it('BUY-20 goes on where the device has no room', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => keepGate(3, { tickets: [], readAt: 0, waiting: [], entered: 0 })).not.toThrow();
  });

  it('BUY-20 knows no other ticket', () => {
    expect(judgeByList(undefined, ENTRY, '2')).toMatchObject({ verdict: { verdict: 'unknown' }, admits: false });
  });
});
