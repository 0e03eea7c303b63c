import type { Letter } from '@wethi/accounts';
import { clockTime, longDate, plainDate } from '@wethi/format';
import type { ShowLetterKind } from '@wethi/media';

export interface ShowFacts {
  stage_id: number;
  product_title: string;
  product_img: string | null;
  band_name: string;
  stage_date: string;
  stage_time_start: string | null;
  /** The last day on which it can be watched. */
  until: string;
  /** Of the recording. */
  video_id: number | null;
}

const BECAUSE = 'ส่งอีเมลนี้เพราะคุณซื้อบัตรงานนี้';

/** The letter around a show to who bought it (design: 40-emails). @param unsubscribe address that ends letters of this kind */
export function showLetter(kind: ShowLetterKind, show: ShowFacts, publicUrl: string, unsubscribe: string): Letter {
  const words = { tomorrow, soon, replay, ending }[kind](show, publicUrl);
  return { ...words, picture: show.product_img, because: BECAUSE, unsubscribe };
}

type Words = Pick<Letter, 'subject' | 'preheader' | 'chip' | 'heading' | 'parts'>;

const startOf = ({ stage_time_start }: ShowFacts) => (stage_time_start ? clockTime(stage_time_start) : '');
const lobbyOf = ({ stage_id }: ShowFacts, publicUrl: string) => `${publicUrl}/liveStreaming?stage=${stage_id}`;
const replayOf = ({ video_id }: ShowFacts, publicUrl: string) =>
  video_id ? `${publicUrl}/videoStage/${video_id}` : `${publicUrl}/watchReruns`;

function tomorrow(show: ShowFacts, publicUrl: string): Words {
  const { product_title, product_img, band_name, stage_date, until } = show;
  const when = [longDate(stage_date), startOf(show)].filter(Boolean).join(' · ');
  return {
    subject: `พรุ่งนี้ ${startOf(show)} ${product_title}`.replace('  ', ' '),
    preheader: 'ลองเครื่องให้พร้อมวันนี้ ใช้เวลา 1 นาที',
    heading: `พรุ่งนี้ ${startOf(show)} พบกัน`.replace('  ', ' '),
    parts: [
      { text: 'ห้องรอเปิดก่อนเริ่ม 30 นาที เข้าได้จากทุกเครื่องที่มีเน็ต' },
      { show: { title: product_title, lines: [band_name, when], picture: product_img } },
      { button: 'ลองเครื่องตอนนี้', link: lobbyOf(show, publicUrl) },
      {
        title: 'เตรียม 3 อย่าง',
        note: ['1. ชาร์จมือถือ หรือเสียบปลั๊ก', '2. ต่อ Wi-Fi บ้าน', '3. จำ PIN ให้ได้ ลืมแล้วกด ลืมรหัสผ่าน ?'],
      },
      { text: `ดูไม่ทันไม่เป็นไร ดูย้อนหลังได้ถึง ${plainDate(until)}`, small: true },
    ],
  };
}

function soon(show: ShowFacts, publicUrl: string): Words {
  return {
    subject: `อีก 15 นาที เริ่มแสดง ${show.product_title}`,
    preheader: 'กดเข้าห้องรอได้เลย',
    chip: { text: `เริ่ม ${startOf(show)}`, tone: 'wait' },
    heading: 'อีก 15 นาทีเริ่มแสดง',
    parts: [
      { text: 'ห้องรอเปิดแล้ว' },
      { button: 'เข้าห้องรอ', link: lobbyOf(show, publicUrl) },
      {
        text: `กดแล้วไม่เข้า ลองเปิด ${new URL(publicUrl).host} ในเบราว์เซอร์ แล้วไปที่ งานแสดงที่ซื้อ`,
        small: true,
      },
    ],
  };
}

function replay(show: ShowFacts, publicUrl: string): Words {
  return {
    subject: `ดูย้อนหลังได้แล้ว ${show.product_title}`,
    preheader: `ดูได้ถึง ${plainDate(show.until)} เลือกทีละเพลงได้`,
    heading: 'ดูย้อนหลังได้แล้ว',
    parts: [
      { text: 'เลือกฟังทีละเพลงได้ เปิดมาแล้วดูต่อจากตรงที่ค้างไว้' },
      { button: 'ดูย้อนหลัง', link: replayOf(show, publicUrl) },
      { rows: [['ดูได้ถึง', `${longDate(show.until)} · 23:59\u00a0น.`]] },
    ],
  };
}

function ending(show: ShowFacts, publicUrl: string): Words {
  return {
    subject: `เหลือเวลาดูอีก 1 วัน ${show.product_title}`,
    preheader: 'หมดเวลา พรุ่งนี้ 23:59 น.',
    chip: { text: 'ใกล้หมดเวลา', tone: 'wait' },
    heading: 'เหลือเวลาดูอีก 1 วัน',
    parts: [
      { text: 'เปิดมาแล้วดูต่อจากตรงที่ค้างไว้ได้เลย' },
      { button: 'ดูต่อ', link: replayOf(show, publicUrl) },
      {
        note: [`หมดเวลา ${longDate(show.until)} เวลา 23:59\u00a0น. หลังจากนั้นดูไม่ได้อีก`],
        tone: 'wait',
      },
    ],
  };
}
