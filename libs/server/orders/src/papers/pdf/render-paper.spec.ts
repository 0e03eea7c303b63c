import { HeavyPool } from '@wethi/platform';
import { readPdf } from '../../testing/read-pdf';
import type { PaperPage } from './paper-page';
import { drawPaper } from './draw-paper';
import { renderPaper } from './render-paper';

const ITEM = ['1', 'บัตรชม แสงสุดท้ายก่อนเช้า หิ่งห้อยในเมือง', 'ดูย้อนหลังได้ถึง 2 ธันวาคม 2569', '1', '590.00', '590.00'];
const PAGE: PaperPage = {
  ...{ title: 'ใบกำกับภาษี / ใบเสร็จรับเงิน', subtitle: 'เอกสารออกเป็นชุด', stamp: 'ต้นฉบับ', void: false, refs: [] },
  number: 'TI-6911-000127',
  seller: { name: 'บริษัท เวที จำกัด (สำนักงานใหญ่)', lines: ['88 ถนนมหาราช', 'เลขประจำตัวผู้เสียภาษี 0-1055-99000-12-4'] },
  buyer: [
    ['ผู้ซื้อ', 'บริษัท สายฟ้าแลบ มิวสิค จำกัด', 'bold'],
    ['เลขผู้เสียภาษี', '0-1055-99003-45-0'],
  ],
  facts: [['เลขที่', 'TI-6911-000127']],
  columns: ['ลำดับ', 'รายการ', 'จำนวน', 'ราคาต่อหน่วย\n(รวมภาษี)', 'จำนวนเงิน\n(รวมภาษี)'],
  items: [ITEM],
  words: ['', 'ห้าร้อยเก้าสิบบาทถ้วน'],
  totals: [
    ['จำนวนภาษีมูลค่าเพิ่ม 7%', '38.60'],
    ['จำนวนเงินรวมทั้งสิ้น', '590.00'],
  ],
  notes: ['หมายเหตุ', 'แก้ไขหรือขูดลบเอกสารนี้ ถือว่าไม่สมบูรณ์'],
  link: 'http://localhost:8080/order/W261118D2R9TB',
};

describe('papers as PDF', () => {
  const pool = new HeavyPool();
  afterAll(() => pool.onApplicationShutdown());

  const render = (page: Partial<PaperPage> = {}) => pool.run(renderPaper, { ...PAGE, ...page });
  /** Spaces between words of Thai are the reader's guess. */
  const textOf = async (pdf: Uint8Array) => (await pool.run(readPdf, pdf)).map((page) => page.replace(/\s+/g, ''));

  it('BUY-12 the Thai on it is copied out as it was written, also where marks stand above each other', async () => {
    const hard = 'ปั๊ม ที่ นี้ ผู้ กิ๊บ ญู ฐุ น้ำ ป้ำ ปู่ ญี่ปุ่น กตัญญู ฝี่ ซึ้ง ปิ๋ง ก๊ก สิทธิ์';
    const [text] = await textOf(await render({ notes: ['หมายเหตุ', hard] }));
    for (const words of [PAGE.title, PAGE.subtitle, ...PAGE.buyer.flat(), ITEM[1]!, PAGE.words[1], hard])
      if (words !== 'bold') expect(text).toContain(words.replace(/\s+/g, ''));
  });

  it('BUY-12 the same words are the same bytes', async () => {
    const [one, , two] = [await render(), await render({ number: 'TI-6911-000128' }), await render()];
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
  });

  it('BUY-12 a paper keeps the look that it was issued in', async () => {
    const [first, second] = [await render(), await render({ look: 2 })];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(false);
    expect(await textOf(first)).toEqual(await textOf(second));
  });

  it('BUY-12 no page of a picture lies over another', async () => {
    const items = Array.from({ length: 40 }, () => ITEM);
    const picture = await pool.run(drawPaper, { ...PAGE, items });
    expect(/viewBox="0 0 595\.\d+ (\d+)/.exec(picture)?.[1]).toBe('2525');
    // A sheet of white would be as large as the first page, and lie on it.
    expect(picture).not.toMatch(/fill="#ffffff"[^>]*v 841/);
  });

  it('BUY-12 nothing is cut of names of many letters, and a long list goes on with page numbers', async () => {
    const name = 'บริษัทอุตสาหกรรมภาพยนตร์และดนตรีพื้นบ้านลุ่มแม่น้ำโขงตอนล่างแห่งประเทศไทย จำกัด (มหาชน)';
    const title = 'กรุงเทพมหานครอมรรัตนโกสินทร์มหินทรายุธยามหาดิลกภพนพรัตนราชธานีบูรีรมย์';
    const items = Array.from({ length: 12 }, (_, place) => [String(place + 1), title, ...ITEM.slice(2)]);
    const texts = await textOf(await render({ items, buyer: [['ผู้ซื้อ', name, 'bold']] }));
    expect(texts.length).toBeGreaterThan(1);
    expect(texts[0]).toContain(name.replace(/\s/g, ''));
    expect(texts.join('').split(title)).toHaveLength(13);
    expect(texts.at(-1)).toContain(`หน้า${texts.length}จาก${texts.length}`);
  });

  it('BUY-12 each page of a long list but the last hands on the sum of what stands up to its end', async () => {
    const items = Array.from({ length: 40 }, (_, place) => [String(place + 1), `บัตร-${place + 1}-`, ...ITEM.slice(2)]);
    const carried = items.map((_, place) => `${place + 1},000.00`);
    const texts = await textOf(await render({ items, carried }));
    expect(texts).toHaveLength(3);
    for (const text of texts.slice(0, -1)) {
      const last = /.*บัตร-(\d+)-/s.exec(text)?.[1];
      expect(text).toContain(`ยอดยกไป${last},000.00`);
    }
    expect(texts.at(-1)).not.toContain('ยอดยกไป');
    const [short] = await textOf(await render({ items: items.slice(0, 3), carried: carried.slice(0, 3) }));
    expect(short).not.toContain('ยอดยกไป');
  });

  it('BUY-12 a void one says so, and words are never read as markup', async () => {
    const [text] = await textOf(
      await render({ look: 2, void: true, notes: ['หมายเหตุ', '#panic("x") *a* $b$ <c> `d`'] }),
    );
    expect(text).toContain('ยกเลิก');
    expect(text).toContain('#panic("x")*a*$b$<c>`d`');
  });
});
