import { inParts, pastedEmails, pastedTels } from './pasted-names';

const ALL_FOUR = ['0810000001', '0910000002', '0810000003', '0910000004'];

describe('names pasted into the list of a coupon', () => {
  it('BUY-07 finds e-mails however they are separated, each once, and tells the wrong ones', () => {
    const text = 'fan@example.com, friend@example.co.th;fan@example.com\n\tno-mail  last@example.com';
    expect(pastedEmails(text)).toEqual({
      right: ['fan@example.com', 'friend@example.co.th', 'last@example.com'],
      wrong: ['no-mail'],
    });
  });

  it('BUY-07 finds phones however they are written', () => {
    const text = '081-000 0001\n(081) 000-0002, 0810000003\r\n0810000001\n81000000\nโทรหา';
    expect(pastedTels(text)).toEqual({
      right: ['0810000001', '0810000002', '0810000003'],
      wrong: ['81000000', 'โทรหา'],
    });
  });

  it.each([
    ['a table without the first 0', '810000001\n910000002', ['0810000001', '0910000002']],
    ['the country in front', '+66 81 000 0001\n66910000002', ['0810000001', '0910000002']],
    ['two on a line', '0810000001 0910000002\n081-000-0003 / 091 000 0004', ALL_FOUR],
    ['two on a line, with spaces within', '081 000 0001 091 000 0002', ['0810000001', '0910000002']],
  ])('BUY-07 reads phones from %s', (_, text, right) => {
    expect(pastedTels(text)).toEqual({ right, wrong: [] });
  });

  it('BUY-07 keeps the right phones beside wrong ones', () => {
    expect(pastedTels('0810000001 12345\nแม่ 0810000002\n0810000003')).toEqual({
      right: ['0810000001', '0810000003'],
      wrong: ['12345', 'แม่ 0810000002'],
    });
  });

  it('BUY-07 sends a long list in parts that the server takes, and leaves none out', () => {
    const names = Array.from({ length: 2_001 }, (_, n) => `fan${n}@example.com`);
    const parts = inParts(names);
    expect(parts.map(({ length }) => length)).toEqual([1_000, 1_000, 1]);
    expect(parts.flat()).toEqual(names);
  });

  it('BUY-07 has nothing in an empty text', () => {
    expect([pastedEmails(' \n'), pastedTels('\n,')]).toEqual(Array(2).fill({ right: [], wrong: [] }));
  });
});
