import { filterText, readFilters } from './view';

describe('what of the orders one looks at', () => {
  it('BUY-10 equal filters are equal texts, whatever their order, and nothing else of an address is kept', () => {
    const filters = readFilters(
      new URLSearchParams('page=3&q=W26&orders_status=wait&show=7&sort=-orders_net&columns=vat'),
    );
    expect(filters).toEqual({ q: 'W26', orders_status: 'wait' });
    expect(filterText(filters)).toBe('q=W26&orders_status=wait');
    expect(filterText({ orders_status: 'wait', q: 'W26' })).toBe(filterText(filters));
    expect(readFilters(new URLSearchParams(filterText(filters)))).toEqual(filters);
  });
});
