import { buffer, text } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { tableFile, type TableColumn } from './table-file';

interface Sold {
  title: string | null;
  tickets: number;
  net: number;
}

const COLUMNS: TableColumn<Sold>[] = [
  { name: 'title', title: 'งานแสดง' },
  { name: 'tickets', title: 'บัตร' },
  { name: 'net', title: 'ยอดขาย', money: true },
];

describe('tables as files', () => {
  it('ADMIN-02 a CSV opens in Excel: byte order mark, quotes, no formulas', async () => {
    const rows: Sold[] = [
      { title: 'แสงสุดท้าย "รอบดึก", วันที่ 2', tickets: 12, net: 1234.5 },
      { title: '=HYPERLINK("https://x.example")', tickets: 0, net: -5 },
      { title: null, tickets: 1, net: 0 },
    ];
    const file = tableFile('csv', COLUMNS, [rows.slice(0, 1), rows.slice(1)]);
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await buffer(file))).toBe(
      '\uFEFFงานแสดง,บัตร,ยอดขาย\r\n' +
        '"แสงสุดท้าย ""รอบดึก"", วันที่ 2",12,1234.50\r\n' +
        `"'=HYPERLINK(""https://x.example"")",0,-5.00\r\n` +
        ',1,0.00\r\n',
    );
  });

  it('ADMIN-02 an XLSX is a workbook with one sheet', async () => {
    const parts = unzipSync(await workbook([[{ title: '=1+1 <ฟ้าใส> \u0000', tickets: 12, net: 1234.5 }]]));
    expect(Object.keys(parts)).toContain('[Content_Types].xml');
    expect(rowsOf(parts['xl/worksheets/sheet1.xml'])).toEqual([
      ['งานแสดง', 'บัตร', 'ยอดขาย'],
      ['=1+1 &lt;ฟ้าใส&gt; ', '12', '1234.5'],
    ]);
  });

  it('ADMIN-02 a long table is made a batch at a time, and no faster than it is read', async () => {
    let asked = 0;
    function* batches() {
      for (; asked < 1_000; asked += 1)
        yield Array.from({ length: 100 }, () => ({ title: 'ฟ้าใส', tickets: 1, net: 1 }));
    }
    const file = tableFile('csv', COLUMNS, batches());
    await file[Symbol.asyncIterator]().next();
    expect(asked).toBeLessThan(100);
    expect((await text(file)).split('\r\n').length).toBeGreaterThan(90_000);
  });
});

const workbook = (batches: Iterable<Sold[]>) => buffer(tableFile('xlsx', COLUMNS, batches));

/** The cells of a sheet as they stand in its XML. */
function rowsOf(sheet = new Uint8Array()): string[][] {
  const rows = strFromU8(sheet).match(/<row .*?<\/row>/g) ?? [];
  return rows.map((row) =>
    [...row.matchAll(/<(?:v|t xml:space="preserve")>(.*?)<\/(?:v|t)>/g)].map(([, cell]) => cell ?? ''),
  );
}
