import { tableFile, type TableColumn } from './table-file';

const COLUMNS: TableColumn<{ title: string | null; tickets: number; net: number }>[] = [
  { name: 'title', title: 'งานแสดง' },
  { name: 'tickets', title: 'บัตร' },
  { name: 'net', title: 'ยอดขาย', money: true },
];

describe('tables as files', () => {
  it('ADMIN-02 a CSV opens in Excel: byte order mark, quotes, no formulas', async () => {
    const rows = [
      { title: 'แสงสุดท้าย "รอบดึก", วันที่ 2', tickets: 12, net: 1234.5 },
      { title: '=HYPERLINK("https://x.example")', tickets: 0, net: -5 },
      { title: null, tickets: 1, net: 0 },
    ];
    expect((await tableFile('csv', COLUMNS, rows)).toString()).toBe(
      '\uFEFFงานแสดง,บัตร,ยอดขาย\r\n' +
        '"แสงสุดท้าย ""รอบดึก"", วันที่ 2",12,1234.50\r\n' +
        `"'=HYPERLINK(""https://x.example"")",0,-5.00\r\n` +
        ',1,0.00\r\n',
    );
  });

  it('ADMIN-02 an XLSX is a workbook with one sheet', async () => {
    const file = await tableFile('xlsx', COLUMNS, [{ title: 'ฟ้าใส', tickets: 12, net: 1234.5 }]);
    const bytes = file.toString('latin1');
    expect(bytes.startsWith('PK\u0003\u0004')).toBe(true);
    expect(bytes).toContain('xl/worksheets/sheet1.xml');
  });
});
