import type { Letter } from '@wethi/accounts';
import { clockTime, longDate } from '@wethi/format';
import { shortName } from '../wording/short-name';
import type { NewShow } from './new-show';

/** More would make a letter that nobody reads; the rest is on the band's page. */
const SHOWN = 10;
const NAMED = 3;

const bandPath = (band: string) => `/band/${encodeURIComponent(band)}`;

/** The SMS about several new shows of a band. */
export function newShowsText(shows: readonly NewShow[], band: string, publicUrl: string): string {
  return `เวที: ${shortName(band)} ประกาศงานใหม่ ${shows.length} งาน ดูที่ ${publicUrl}/packageAll`;
}

/** What a browser shows of them. */
export function newShowsNotice(shows: readonly NewShow[], band: string) {
  const names = shows.slice(0, NAMED).map(({ product_title }) => product_title);
  const more = shows.length > NAMED ? ` และอีก ${shows.length - NAMED} งาน` : '';
  return { title: `${band} ประกาศงานใหม่ ${shows.length} งาน`, body: names.join(' · ') + more, path: bandPath(band) };
}

/** The letter about them. */
export function newShowsLetter(shows: readonly NewShow[], band: string, publicUrl: string): Letter {
  const left = shows.length - SHOWN;
  return {
    subject: `${band} ประกาศงานใหม่ ${shows.length} งาน`,
    preheader: newShowsNotice(shows, band).body,
    picture: shows[0]?.product_img ?? null,
    heading: `${band} มีงานแสดงใหม่ ${shows.length} งาน`,
    parts: [
      ...shows.slice(0, SHOWN).map((show) => ({
        show: {
          title: show.product_title,
          lines: [whenOf(show), show.stage_title ?? ''].filter(Boolean),
          picture: show.product_img,
        },
      })),
      ...(left > 0 ? [{ text: `และอีก ${left} งานในหน้าของวง` }] : []),
      { button: 'ดูงานทั้งหมดของวง', link: publicUrl + bandPath(band) },
      { text: `เลือกทางแจ้งหรือเลิกติดตามได้ที่ ${publicUrl}/profile/bands`, small: true },
    ],
    because: `ส่งอีเมลนี้เพราะคุณติดตาม ${band}`,
  };
}

function whenOf({ stage_date, stage_time_start }: NewShow): string {
  return [stage_date && longDate(stage_date), stage_time_start && clockTime(stage_time_start)]
    .filter(Boolean)
    .join(' · ');
}
