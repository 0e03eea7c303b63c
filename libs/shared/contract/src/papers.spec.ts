import { isTaxId } from './papers';

describe('tax ids', () => {
  it.each(['0105599003450', '0105599000124', '1101700000001'])('BUY-12 %s has the right check digit', (taxId) => {
    expect(isTaxId(taxId)).toBe(true);
  });

  it('BUY-12 one digit mistyped is found, but for the third, whose weight of eleven leaves no trace', () => {
    const right = '0105599003450';
    for (let place = 0; place < right.length; place += 1) {
      if (place === 2) continue;
      const wrong = (Number(right[place]) + 1) % 10;
      expect(isTaxId(`${right.slice(0, place)}${wrong}${right.slice(place + 1)}`)).toBe(false);
    }
  });

  it.each(['', '010559900345', '01055990034501', '01055990034x0'])('BUY-12 %p is none', (taxId) => {
    expect(isTaxId(taxId)).toBe(false);
  });
});
