import type { Letter } from '@wethi/accounts';
import type { ProductStatus } from '@wethi/contract';
import { clockTime, longDate } from '@wethi/format';
import { shortName } from '../wording/short-name';

export interface NewShow {
  id: number;
  band_id: number;
  band_name: string;
  product_title: string;
  product_url: string;
  product_img: string | null;
  product_status: ProductStatus;
  stage_title: string | null;
  stage_date: string | null;
  stage_time_start: string | null;
}

export const pageOf = ({ product_url }: Pick<NewShow, 'product_url'>, publicUrl: string) =>
  `${publicUrl}/package/${product_url}`;

/** The SMS about a new show of a band that somebody follows. */
export function newShowText(show: NewShow, publicUrl: string): string {
  const when = show.stage_date ? ` ${longDate(show.stage_date)}` : '';
  return `เวที: ${shortName(show.band_name)} ประกาศงานใหม่ “${shortName(show.product_title)}”${when} ดูที่ ${pageOf(show, publicUrl)}`;
}

/** What a browser shows of it. */
export function newShowNotice({ band_name, product_title, product_url, stage_date }: NewShow) {
  const body = [product_title, stage_date && longDate(stage_date)].filter(Boolean).join(' · ');
  return { title: `${band_name} ประกาศงานใหม่`, body, path: `/package/${product_url}` };
}

/** The letter about it. */
export function newShowLetter(show: NewShow, publicUrl: string): Letter {
  const { band_name, product_title, product_img, product_status, stage_title, stage_date, stage_time_start } = show;
  const when = [stage_date && longDate(stage_date), stage_time_start && clockTime(stage_time_start)];
  const day = when.filter(Boolean).join(' · ');
  const onSale = product_status === 'sale';
  return {
    subject: `${band_name} ประกาศงานใหม่ ${product_title}`,
    preheader: [day, onSale && 'เปิดขายแล้ว'].filter(Boolean).join(' · ') || 'ดูรายละเอียดได้แล้ว',
    picture: product_img,
    heading: `${band_name} มีงานแสดงใหม่`,
    parts: [
      {
        show: {
          title: product_title,
          lines: [day, stage_title ?? ''].filter(Boolean),
          picture: product_img,
        },
      },
      { button: onSale ? 'ดูและซื้อบัตร' : 'ดูรายละเอียด', link: pageOf(show, publicUrl) },
      { text: `เลือกทางแจ้งหรือเลิกติดตามได้ที่ ${publicUrl}/profile/bands`, small: true },
    ],
    because: `ส่งอีเมลนี้เพราะคุณติดตาม ${band_name}`,
  };
}
