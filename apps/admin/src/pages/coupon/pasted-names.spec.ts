import { inParts, pastedNames } from './pasted-names';

const ALL_FOUR = ['0810000001', '0910000002', '0810000003', '0910000004'];

describe('names pasted into the list of a coupon', () => {
  it('BUY-07 finds e-mails and phones however they are separated, each once', () => {
    const text = 'fan@example.com, friend@example.co.th;081-000-0002\n\tlast@example.com 0810000003';
    expect(pastedNames(text)).toEqual({
      emails: ['fan@example.com', 'friend@example.co.th', 'last@example.com'],
      tels: ['0810000002', '0810000003'],
      refused: [],
    });
  });

  it('BUY-07 names what is not added by its line, and says why', () => {
    const text =
      'natthawut@example.com\n081-000-0002, 0810000003\nsomsri@@mail\n081-000-0002\nNatthawut@Example.com\nโทรหา\n81000000';
    expect(pastedNames(text)).toEqual({
      emails: ['natthawut@example.com'],
      tels: ['0810000002', '0810000003'],
      refused: [
        { line: 3, text: 'somsri@@mail', reason: 'รูปแบบอีเมลไม่ถูก' },
        { line: 4, text: '0810000002', reason: 'ซ้ำกับบรรทัด 2' },
        { line: 5, text: 'Natthawut@Example.com', reason: 'ซ้ำกับบรรทัด 1' },
        { line: 6, text: 'โทรหา', reason: 'ไม่ใช่อีเมลหรือเบอร์โทร' },
        { line: 7, text: '81000000', reason: 'เบอร์ไม่ครบ 10 หลัก' },
      ],
    });
  });

  it.each([
    ['a table without the first 0', '810000001\n910000002', ['0810000001', '0910000002']],
    ['the country in front', '+66 81 000 0001\n66910000002', ['0810000001', '0910000002']],
    ['two on a line', '0810000001 0910000002\n081-000-0003 / 091 000 0004', ALL_FOUR],
    ['two on a line, with spaces within', '081 000 0001 091 000 0002', ['0810000001', '0910000002']],
  ])('BUY-07 reads phones from %s', (_, text, tels) => {
    expect(pastedNames(text)).toEqual({ emails: [], tels, refused: [] });
  });

  it('BUY-07 keeps the right phones beside wrong ones', () => {
    const { tels, refused } = pastedNames('0810000001 12345\nแม่ 0810000002\n0810000003');
    expect(tels).toEqual(['0810000001', '0810000003']);
    expect(refused.map(({ text }) => text)).toEqual(['12345', 'แม่ 0810000002']);
  });

  it('BUY-07 sends a long list in parts that the server takes, and leaves none out', () => {
    const names = Array.from({ length: 2_001 }, (_, n) => `fan${n}@example.com`);
    const parts = inParts(names);
    expect(parts.map(({ length }) => length)).toEqual([1_000, 1_000, 1]);
    expect(parts.flat()).toEqual(names);
  });

  it('BUY-07 has nothing in an empty text', () => {
    expect([pastedNames(' \n'), pastedNames('\n,')]).toEqual(Array(2).fill({ emails: [], tels: [], refused: [] }));
  });
});
