import type { ImportKind } from './import-kind';
import { judgeRows } from './judge-rows';
import { textCell } from './readings';

describe('judging the rows of a spreadsheet', () => {
  it('CAT-08 a long file lets others have their turn meanwhile', async () => {
    let turns = 0;
    let next: NodeJS.Immediate;
    const judge = { faultsOf: () => [], accept: () => turns };
    const kind = { rules: { name: { headings: [], read: textCell(10) } }, judge: () => Promise.resolve(judge) };
    const rows = Array.from({ length: 1000 }, (_, line) => ({ line, cells: ['ก'] }));
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    next = setImmediate(count);
    try {
      const sheet = { headings: ['ชื่อ'], rows, name: null };
      const { ready } = await judgeRows(kind as unknown as ImportKind, sheet, ['name']); // what is asked of it
      expect(ready).toHaveLength(1000);
      expect(ready.at(-1)?.row).toBeGreaterThanOrEqual(4);
    } finally {
      clearImmediate(next);
    }
  });
});
