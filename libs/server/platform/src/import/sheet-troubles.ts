import { strFromU8, unzipSync } from 'fflate';

const MERGED = 'เซลล์นี้ผสานกับเซลล์อื่น แยกเซลล์แล้วกรอกทุกแถว';
const FORMULA = 'เป็นสูตรที่ยังไม่มีค่า วางเป็นค่าแทน';

const MERGE = /<mergeCell\s+ref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g;
const CELL = /<c\s+r="([A-Z]+)(\d+)"[^>]*(?<!\/)>(?:(?!<\/c>)[\s\S])*<\/c>/g;
/** A merged area larger than any table that people keep by hand is looked at no further. */
const MOST_CELLS = 100_000;

/**
 * Cells of an XLSX file that its values say nothing about: those that a merged one covers, and formulas that were never
 * reckoned. A formula that was has its value.
 * @param sheet which one of the book
 * @returns by 'line place'
 */
export function troublesOf(bytes: Uint8Array, sheet: number): Map<string, string> {
  const files = unzipSync(bytes, { filter: ({ name }) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name) });
  const names = Object.keys(files).sort((one, other) => numberOf(one) - numberOf(other));
  const file = files[names[sheet] ?? ''];
  const troubles = new Map<string, string>();
  if (!file) return troubles;
  const xml = strFromU8(file);
  for (const [, fromColumn = '', fromLine, toColumn = '', toLine] of xml.matchAll(MERGE)) {
    const [left, right] = [placeOf(fromColumn), placeOf(toColumn)];
    for (let line = Number(fromLine); line <= Number(toLine); line += 1)
      for (let place = left; place <= right; place += 1) {
        if (troubles.size >= MOST_CELLS) return troubles;
        if (line !== Number(fromLine) || place !== left) troubles.set(`${line} ${place}`, MERGED);
      }
  }
  if (!xml.includes('<f')) return troubles;
  for (const [cell, column = '', line] of xml.matchAll(CELL))
    if (/<f[\s>/]/.test(cell) && !/<v>[^<]/.test(cell)) troubles.set(`${line} ${placeOf(column)}`, FORMULA);
  return troubles;
}

function numberOf(name: string): number {
  return Number(/(\d+)\.xml$/.exec(name)?.[1]);
}

/** 'A' → 0, 'AA' → 26. */
function placeOf(column: string): number {
  return [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
