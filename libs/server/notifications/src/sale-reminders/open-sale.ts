import type { Letter } from '@wethi/accounts';
import { clockTime, longDate } from '@wethi/format';
import { pageOf, type NewShow } from '../followers/new-show';
import { shortName } from '../wording/short-name';

export type OpenSale = Omit<NewShow, 'product_status'>;

/** The SMS that a show is on sale, and the LINE message. */
export function openSaleText(show: OpenSale, publicUrl: string): string {
  return `เวที: “${shortName(show.product_title)}” เปิดขายแล้ว ดูที่ ${pageOf(show, publicUrl)}`;
}

/** What a browser shows of it. */
export function openSaleNotice(show: OpenSale) {
  const body = [show.band_name, show.stage_date && longDate(show.stage_date)].filter(Boolean).join(' · ');
  return { title: `${show.product_title} เปิดขายแล้ว`, body, path: `/package/${show.product_url}` };
}

/** The letter about it. */
export function openSaleLetter(show: OpenSale, publicUrl: string): Letter {
  const { product_title, product_img, stage_title, stage_date, stage_time_start } = show;
  const day = [stage_date && longDate(stage_date), stage_time_start && clockTime(stage_time_start)];
  const lines = [show.band_name, day.filter(Boolean).join(' · '), stage_title ?? ''].filter(Boolean);
  return {
    subject: `${product_title} เปิดขายแล้ว`,
    preheader: lines.join(' · '),
    picture: product_img,
    heading: `${product_title} เปิดขายแล้ว`,
    parts: [
      { show: { title: product_title, lines, picture: product_img } },
      { button: 'ดูและซื้อ', link: pageOf(show, publicUrl) },
    ],
    because: `ส่งอีเมลนี้เพราะคุณให้เตือนเมื่อ ${product_title} เปิดขาย`,
  };
}
