import { beginningsWith, newOrderNumber, pieceOfOrderNumber } from './order-number';

const TODAY = '2026-11-21';

/** Whether an index of the beginnings leads to a number, as the search asks it. */
function leadsTo(number: string, text: string): boolean {
  const piece = pieceOfOrderNumber(text);
  if (!piece) return false;
  const { numbers, tails } = beginningsWith(piece, TODAY);
  const tail = number.slice(7);
  const inTail = tails.some((head) => tail.startsWith(head)) && number.includes(piece);
  return numbers.some((head) => number.startsWith(head)) || inTail || (piece.length === 4 && tail.endsWith(piece));
}

describe('pieces of order numbers', () => {
  it('ADMIN-05 each of four and more consecutive signs of a number leads to it', () => {
    for (const day of [TODAY, '2026-01-09', '2019-10-31']) {
      const number = newOrderNumber(day);
      for (let from = 0; from < number.length; from += 1)
        for (let to = from + 4; to <= number.length; to += 1) {
          const piece = number.slice(from, to);
          expect([piece, leadsTo(number, piece)]).toEqual([piece, true]);
          expect(leadsTo(number, piece.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(true);
        }
    }
  });

  it('ADMIN-05 what is shorter, or has other signs, is no piece', () => {
    expect(['K7M', 'K7-M', 'แสง1', 'W2611204K7MQ22'].map(pieceOfOrderNumber)).toEqual(Array(4).fill(undefined));
    expect(leadsTo('W2611204K7MQ2', 'MQ2W')).toBe(false);
  });
});
