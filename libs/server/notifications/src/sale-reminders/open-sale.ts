import type { Letter } from '@wethi/accounts';
import { clockTime, longDate } from '@wethi/format';
import type { NewShow } from '../followers/new-show';
import { shortName } from '../wording/short-name';

export type OpenSale = Omit<NewShow, 'product_status'> & {
  /** When its waiting room opens today, of a sale that has not begun. */
  room_opens: string | null;
  /** The moment at which that sale begins. */
  room_sells_at: string | null;
};

const newsOf = ({ room_opens }: OpenSale) => (room_opens ? `เปิดห้องรอ ${clockTime(room_opens)}` : 'เปิดขายแล้ว');
const pathOf = ({ room_opens, product_url }: OpenSale) => `/${room_opens ? 'waitingRoom' : 'package'}/${product_url}`;

/** The SMS that a show is on sale, or that its waiting room opens, and the LINE message. */
export function openSaleText(show: OpenSale, publicUrl: string): string {
  return `เวที: “${shortName(show.product_title)}” ${newsOf(show)} ดูที่ ${publicUrl}${pathOf(show)}`;
}

/** What a browser shows of it. */
export function openSaleNotice(show: OpenSale) {
  const body = [show.band_name, show.stage_date && longDate(show.stage_date)].filter(Boolean).join(' · ');
  return { title: `${show.product_title} ${newsOf(show)}`, body, path: pathOf(show) };
}

/** The letter about it. */
export function openSaleLetter(show: OpenSale, publicUrl: string): Letter {
  const { product_title, product_img, stage_title, stage_date, stage_time_start } = show;
  const day = [stage_date && longDate(stage_date), stage_time_start && clockTime(stage_time_start)];
  const lines = [show.band_name, day.filter(Boolean).join(' · '), stage_title ?? ''].filter(Boolean);
  return {
    subject: `${product_title} ${newsOf(show)}`,
    preheader: lines.join(' · '),
    picture: product_img,
    heading: `${product_title} ${newsOf(show)}`,
    parts: [
      { show: { title: product_title, lines, picture: product_img } },
      { button: show.room_opens ? 'ไปที่ห้องรอ' : 'ดูและซื้อ', link: publicUrl + pathOf(show) },
    ],
    because: `ส่งอีเมลนี้เพราะคุณให้เตือนเมื่อ ${product_title} เปิดขาย`,
  };
}
