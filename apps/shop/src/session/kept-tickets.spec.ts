import type { OwnTicket } from '../api-types';
import { forgetTickets, keepTickets, keptTickets } from './kept-tickets';

const TICKETS = [{ ticket_code: 'W2611288Q4Z1B-1' }] as OwnTicket[]; // all that is looked at

describe('tickets that a device keeps', () => {
  beforeEach(() => localStorage.clear());

  it('BUY-20 are shown to their member, and to nobody else', () => {
    keepTickets(7, TICKETS);
    expect([keptTickets(7), keptTickets(undefined), keptTickets(8)]).toEqual([TICKETS, TICKETS, undefined]);
    forgetTickets(7);
    expect(keptTickets(7)).toEqual(TICKETS);
    forgetTickets(8);
    expect(keptTickets(undefined)).toBeUndefined();
  });

  it('BUY-20 go when nobody is signed in', () => {
    keepTickets(7, TICKETS);
    forgetTickets();
    expect(localStorage).toHaveLength(0);
  });

  it('BUY-20 such as stood without their member are shown to nobody', () => {
    localStorage.setItem('wethi-tickets', JSON.stringify(TICKETS));
    expect([keptTickets(7), keptTickets(undefined)]).toEqual([undefined, undefined]);
    forgetTickets(7);
    expect(localStorage).toHaveLength(0);
  });

  it('BUY-20 are none where there is no room for the newest', () => {
    keepTickets(7, TICKETS);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => keepTickets(7, [])).not.toThrow();
    expect(keptTickets(7)).toBeUndefined();
  });
});
