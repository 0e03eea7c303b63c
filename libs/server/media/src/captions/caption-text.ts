import { isUtf8 } from 'node:buffer';
import { vttTime } from '../playlist/vtt-time';

/** What is wrong with a file of captions, in Thai and with the line where somebody can mend it. */
export class CaptionFault extends Error {
  constructor(line: number, what: string) {
    super(`บรรทัด ${line} ${what} แก้ไฟล์แล้วใส่ใหม่`);
  }
}

interface Cue {
  from: number;
  to: number;
  /** Where on the picture, as WebVTT writes it. */
  settings: string;
  text: string[];
}

const MARK = '\uFEFF';
const ARROW = '-->';
const TIME = String.raw`((?:\d{1,3}:)?[0-5]?\d:[0-5]\d[.,]\d{1,3})`;
const TIMES = new RegExp(String.raw`^\s*${TIME}\s+${ARROW}\s+${TIME}(?:\s+(.*))?$`);
/** Parts of WebVTT that show no text. */
const SILENT = /^(NOTE|STYLE|REGION)(\s|$)/;
const SETTINGS = /^[\w:%.,\- ]*$/;
/** Fonts and places that SRT writes into its text and WebVTT does not know. */
const FOREIGN = /<\/?font\b[^>]*>|\{\\[^}]*\}/gi;

/**
 * Reads captions, WebVTT or SRT, whatever the file is called.
 * @returns WebVTT with the same cues in the order of their times, and how many they are
 * @throws CaptionFault
 */
export function readCaptions(bytes: Buffer): { text: string; cues: number } {
  requireUtf8(bytes);
  const lines = bytes
    .toString('utf8')
    .replace(MARK, '')
    .split(/\r\n|\r|\n/);
  const cues = readCues(lines).sort((one, other) => one.from - other.from);
  if (cues.length === 0) throw new CaptionFault(1, 'ไม่พบคำบรรยายในไฟล์นี้');
  return { text: ['WEBVTT', ...cues.map(cueText), ''].join('\n\n'), cues: cues.length };
}

/** Windows saves Thai in an encoding of its own unless it is told otherwise, which would show as nonsense. */
function requireUtf8(bytes: Buffer): void {
  if (isUtf8(bytes)) return;
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf('\n', from);
    const until = end < 0 ? bytes.length : end;
    if (!isUtf8(bytes.subarray(from, until))) break;
    from = until + 1;
  }
  throw new CaptionFault(line, 'ไม่ได้เข้ารหัส UTF-8 เปิดไฟล์แล้วบันทึกเป็น UTF-8');
}

function readCues(lines: readonly string[]): Cue[] {
  const isVtt = /^WEBVTT(\s|$)/.test(lines[0] ?? '');
  const cues: Cue[] = [];
  let at = isVtt ? endOfBlock(lines, 0) : 0;
  while (at < lines.length) {
    const end = endOfBlock(lines, at);
    if (end > at && !(isVtt && SILENT.test(lines[at] ?? ''))) cues.push(readCue(lines, at, end));
    at = end + 1;
  }
  return cues.filter(({ text }) => text.length > 0);
}

/** A block ends with a blank line or with the file. */
function endOfBlock(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length && lines[end]?.trim() !== '') end += 1;
  return end;
}

/** A cue begins with its times; a number or name may stand above them. */
function readCue(lines: readonly string[], start: number, end: number): Cue {
  const at = lines[start]?.includes(ARROW) || start + 1 >= end ? start : start + 1;
  const [, first, last, settings = ''] = TIMES.exec(lines[at] ?? '') ?? [];
  if (!first || !last) throw new CaptionFault(at + 1, 'ต้องเป็นเวลา เช่น 00:01:02.500 --> 00:01:05.000');
  const [from, to] = [secondsOf(first), secondsOf(last)];
  if (to <= from) throw new CaptionFault(at + 1, 'เวลาจบก่อนเวลาเริ่ม');
  const text = lines.slice(at + 1, end);
  const joined = text.findIndex((line) => line.includes(ARROW));
  if (joined >= 0) throw new CaptionFault(at + 2 + joined, 'มีเวลาของช่วงใหม่ ต้องเว้นบรรทัดว่างก่อน');
  return {
    from,
    to,
    settings: SETTINGS.test(settings) ? settings.trim() : '',
    text: text.map(plain).filter((line) => line.trim() !== ''),
  };
}

function secondsOf(time: string): number {
  return time
    .replace(',', '.')
    .split(':')
    .reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

function plain(line: string): string {
  return line.replace(FOREIGN, '');
}

function cueText({ from, to, settings, text }: Cue): string {
  return [`${vttTime(from)} ${ARROW} ${vttTime(to)} ${settings}`.trim(), ...text].join('\n');
}
