import type { GuestTicket } from './gate-store';
import { guestsOf, isPerson } from './guests';

const guest = (orders_detail_id: number, holder_name: string, holder_tel: string) =>
  ({
    ...{ orders_detail_id, holder_name, holder_tel, ticket_code: `W261121G7QX4M-${orders_detail_id}` },
    ...{ product_price_title: null, entry_at: null },
  }) as GuestTicket;
const GUESTS = [guest(1, 'ฟ้าใส ใ.', '5678'), guest(2, 'ธนกร ว.', '0199')];

describe('what is typed at a gate', () => {
  it.each(['W261121G7QX4M-1', '12.0.abcdefghijklmnopqrstuv', 'https://example.com'])(
    'BUY-20 is a ticket: %s',
    (code) => {
      expect(isPerson(code)).toBe(false);
    },
  );

  it.each(['ธนกร', 'ธนกร ว.', '0199', '081-234-0199', '+66 81 234 0199'])('BUY-20 finds a guest: %s', (text) => {
    expect(isPerson(text)).toBe(true);
    expect(guestsOf(GUESTS, text).map(({ orders_detail_id }) => orders_detail_id)).toEqual([2]);
  });

  it('BUY-20 finds nobody of a name that none has, and everybody of nothing', () => {
    expect([guestsOf(GUESTS, 'สมหญิง').length, guestsOf(GUESTS, '').length]).toEqual([0, 2]);
  });
});
