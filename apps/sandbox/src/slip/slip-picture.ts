import QRCode from 'qrcode';
import sharp from 'sharp';
import { maskAccount, shortenName } from './account';
import type { Transfer } from './bank';
import { bankOf } from './bank-directory';
import type { BankIdentity } from './bank-directory';
import { FONT_FAMILY } from './slip-fonts';

export const PICTURE_FORMATS = ['png', 'jpeg', 'gif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

const WIDTH = 720;
const HEIGHT = 1100;
const LEFT = 52;
const RIGHT = WIDTH - LEFT;
const NAME_COLUMN = 190;
const LONGEST_NAME = 28;
const QR_AREA = 260;
const QUIET_ZONE = 4;
const [INK, GREY, TINT, GREEN, DASH] = ['#22182F', '#6B6078', '#EFEAF7', '#3FAE7D', '#DDD5EA'];

/** Draws the slip that a banking app would show after the transfer; 720 × 1100 pixels. */
export async function drawSlip(transfer: Transfer, format: PictureFormat): Promise<Buffer> {
  return sharp(Buffer.from(slipSvg(transfer)))
    .flatten({ background: '#fff' })
    .toFormat(format, format === 'jpeg' ? { quality: 90 } : {})
    .toBuffer();
}

/** The slip as SVG text; every value from outside is escaped. */
export function slipSvg(transfer: Transfer): string {
  const [sender, receiver] = [bankOf(transfer.sending_bank), bankOf(transfer.receiving_bank)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="${FONT_FAMILY},Noto Sans Thai,sans-serif">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
    ${header(transfer.at, sender)}
    ${party('จาก', 286, transfer.sender_name, transfer.sender_account, sender)}
    ${party('ไปยัง', 436, transfer.receiver_name, transfer.receiver_account, receiver)}
    ${dashes(540)}
    ${text('จำนวนเงิน', LEFT, 620, 26, GREY)}
    ${text(`${baht(transfer.amount_satang)} บาท`, RIGHT, 626, 54, INK, { bold: true, end: true })}
    ${dashes(668)}
    ${row('ค่าธรรมเนียม', '0.00 บาท', 736)}
    ${row('เลขที่รายการ', transfer.reference, 790)}
    ${transfer.with_qr ? qrCode(transfer.payload) : ''}
    ${text('สลิปจำลองสำหรับทดสอบระบบ', RIGHT, 1060, 22, '#9A8FAA', { end: true })}
  </svg>`;
}

function header(at: string, bank: BankIdentity): string {
  return `<path d="M0 0h${WIDTH}v190H0z" fill="${TINT}"/>
    <circle cx="100" cy="96" r="48" fill="${GREEN}"/>
    <path d="M78 96l15 15 29-29" stroke="#fff" stroke-width="8.5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
    ${text('โอนเงินสำเร็จ', 176, 88, 40, INK, { bold: true })}
    ${text(thaiMoment(at), 176, 138, 28, GREY)}
    <rect x="548" y="66" width="120" height="60" rx="16" fill="${bank.colour}"/>
    <text x="608" y="106" font-size="27" font-weight="700" fill="#fff" text-anchor="middle">${escapeXml(bank.short)}</text>`;
}

function party(label: string, y: number, name: string, account: string, bank: BankIdentity): string {
  const shown = truncate(`${shortenName(name)}${name.trim().includes(' ') ? '.' : ''}`);
  return `${text(label, LEFT, y, 26, GREY)}
    ${text(shown, NAME_COLUMN, y, 34, INK, { bold: true })}
    <circle cx="${NAME_COLUMN + 10}" cy="${y + 41}" r="10" fill="${bank.colour}"/>
    ${text(`${bank.short}  ${maskAccount(account)}`, NAME_COLUMN + 32, y + 50, 27, GREY)}`;
}

function row(label: string, value: string, y: number): string {
  return `${text(label, LEFT, y, 26, GREY)}${text(value, RIGHT, y, 27, INK, { end: true })}`;
}

function dashes(y: number): string {
  return `<path d="M${LEFT} ${y}H${RIGHT}" stroke="${DASH}" stroke-width="2" stroke-dasharray="10 9"/>`;
}

function qrCode(payload: string): string {
  const { modules } = QRCode.create(payload, { errorCorrectionLevel: 'M' });
  // Whole pixels for a module keep the code sharp enough for a scanner.
  const side = Math.floor(QR_AREA / (modules.size + QUIET_ZONE * 2));
  const squares = Array.from(modules.data, (dark, index) => {
    const [column, line] = [index % modules.size, Math.floor(index / modules.size)];
    return dark ? `M${column * side} ${line * side}h${side}v${side}h${-side}z` : '';
  });
  return `<path transform="translate(${LEFT} 846)" d="${squares.join('')}" fill="#000" shape-rendering="crispEdges"/>
    ${text('สแกนเพื่อตรวจสอบสลิป', LEFT + modules.size * side + 28, 954, 26, GREY)}`;
}

function text(value: string, x: number, y: number, size: number, fill: string, style: TextStyle = {}): string {
  const weight = style.bold ? 700 : 400;
  const anchor = style.end ? ' text-anchor="end"' : '';
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}"${anchor} xml:space="preserve">${escapeXml(value)}</text>`;
}

interface TextStyle {
  bold?: boolean;
  end?: boolean;
}

/** `20 พ.ย. 2569 · 13:21 น.`, Bangkok time */
export function thaiMoment(at: string): string {
  const zone = { timeZone: 'Asia/Bangkok' };
  const day = new Intl.DateTimeFormat('th-TH', { ...zone, day: 'numeric', month: 'short', year: 'numeric' });
  const time = new Intl.DateTimeFormat('th-TH', { ...zone, hour: '2-digit', minute: '2-digit', hour12: false });
  return `${day.format(new Date(at))} · ${time.format(new Date(at))} น.`;
}

/** 49000 satang → `490.00` */
export function baht(satang: number): string {
  return new Intl.NumberFormat('th-TH', { minimumFractionDigits: 2 }).format(satang / 100);
}

function truncate(name: string): string {
  const letters = [...new Intl.Segmenter('th').segment(name)].map(({ segment }) => segment);
  return letters.length <= LONGEST_NAME ? name : `${letters.slice(0, LONGEST_NAME - 1).join('')}…`;
}

function escapeXml(value: string): string {
  return (
    value
      // XML 1.0 forbids control characters even when escaped.
      .replace(/\p{Cc}/gu, ' ')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}
