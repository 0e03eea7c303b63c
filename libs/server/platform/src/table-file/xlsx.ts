import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Batches, TableColumn } from './table-file';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places in `cellXfs` of the styles. */
const STYLE = { plain: 0, title: 1, money: 2 } as const;

/** Office Open XML (ECMA-376): the parts of a workbook with one sheet, beside the sheet itself. */
const PARTS: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};
/** The first row stays in sight. */
const VIEW = `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
const COLUMN_WIDTH = 24;
/** A cell holds no more. */
const LONGEST_TEXT = 32_767;
/** What XML cannot say. */
// eslint-disable-next-line no-control-regex -- these are what it looks for
const UNSAYABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Rows as a workbook with one sheet, packed while they come. Texts are texts, never formulas. */
export async function* xlsx<Row>(
  columns: readonly TableColumn<Row>[],
  batches: Batches<Row>,
): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  const add = (name: string) => {
    const file = new ZipDeflate(name);
    zip.add(file);
    return file;
  };
  for (const [name, xml] of Object.entries(PARTS)) add(name).push(strToU8(HEAD + xml), true);
  const sheet = add('xl/worksheets/sheet1.xml');
  const widths = `<cols><col min="1" max="${columns.length}" width="${COLUMN_WIDTH}" customWidth="1"/></cols>`;
  const titles = columns.map(({ title }, place) => textCell(title, STYLE.title, refOf(place, 1))).join('');
  let line = 1;
  sheet.push(strToU8(`${HEAD}<worksheet xmlns="${MAIN}">${VIEW}${widths}<sheetData><row r="1">${titles}</row>`));
  for await (const rows of batches) {
    const xml = rows.map((row) => {
      line += 1;
      return `<row r="${line}">${columns.map((column, place) => cell(row, column, refOf(place, line))).join('')}</row>`;
    });
    sheet.push(strToU8(xml.join('')));
    yield* packed.splice(0);
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true);
  zip.end();
  yield* packed;
}

/** Where a cell stands, 'AB12'; some programs read none that does not say so. */
function refOf(place: number, line: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return `${place < 26 ? '' : String.fromCharCode(64 + Math.floor(place / 26))}${letter}${line}`;
}

function cell<Row>(row: Row, { name, money }: TableColumn<Row>, ref: string): string {
  const value = row[name];
  if (typeof value !== 'number') return textCell(String(value ?? ''), STYLE.plain, ref);
  return `<c r="${ref}" s="${money ? STYLE.money : STYLE.plain}"><v>${value}</v></c>`;
}

function textCell(text: string, style: number, ref: string): string {
  if (text === '') return `<c r="${ref}"/>`;
  const said = text.slice(0, LONGEST_TEXT).toWellFormed().replace(UNSAYABLE, '');
  const xml = said.replace(/[&<>]/g, (character) => ESCAPED[character] ?? character);
  return `<c r="${ref}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xml}</t></is></c>`;
}
