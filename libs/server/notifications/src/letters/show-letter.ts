import type { Letter } from '@wethi/accounts';
import { PICTURE_KILOBITS, SOUND_KILOBITS } from '@wethi/contract';
import {
  clockTime,
  count,
  dayMonth,
  duration,
  fullDuration,
  longDate,
  plainDate,
  secondsFrom,
  spokenDuration,
} from '@wethi/format';
import type { ShowLetterKind } from '@wethi/media';
import type { ShowFigures } from './show-figures';

export interface ShowFacts {
  stage_id: number;
  product_title: string;
  product_img: string | null;
  band_name: string;
  stage_date: string;
  stage_time_start: string | null;
  stage_time_to: string | null;
  /** The last day on which it can be watched. */
  until: string;
  /** Until its start, when the letter is written. */
  minutes_left: number;
  /** Of the recording. */
  video_id: number | null;
}

const BECAUSE = 'ส่งอีเมลนี้เพราะคุณซื้อบัตรงานนี้';

/** The letter around a show to who bought it (design: 40-emails). @param unsubscribe address that ends letters of this kind */
export function showLetter(
  kind: ShowLetterKind,
  show: ShowFacts & ShowFigures,
  publicUrl: string,
  unsubscribe: string,
): Letter {
  const words = { tomorrow, soon, replay, ending }[kind](show, publicUrl);
  return { ...words, picture: show.product_img, because: BECAUSE, unsubscribe };
}

type Words = Pick<Letter, 'subject' | 'preheader' | 'chip' | 'heading' | 'parts'>;

const startOf = ({ stage_time_start }: ShowFacts) => (stage_time_start ? clockTime(stage_time_start) : '');
const lobbyOf = ({ stage_id }: ShowFacts, publicUrl: string) => `${publicUrl}/liveStreaming?stage=${stage_id}`;
const replayOf = ({ video_id }: ShowFacts, publicUrl: string) =>
  video_id ? `${publicUrl}/videoStage/${video_id}` : `${publicUrl}/watchReruns`;

/** The lobby opens so long before. */
const LOBBY_SECONDS = 30 * 60;
const DAY_SECONDS = 86_400;
const GIGABYTE_BITS = 8_000_000_000;

function lobbyText({ stage_time_start }: ShowFacts): string {
  if (!stage_time_start) return 'เข้าได้จากทุกเครื่องที่มีเน็ต';
  const opens = (secondsFrom('00:00:00', stage_time_start) + DAY_SECONDS - LOBBY_SECONDS) % DAY_SECONDS;
  return `ห้องรอเปิด ${clockTime(fullDuration(opens).padStart(8, '0'))} เข้าได้จากทุกเครื่องที่มีเน็ต`;
}

/** What the whole show takes at 720 lines, which is what most devices are given. */
function dataText({ stage_time_start, stage_time_to }: ShowFacts): string {
  if (!stage_time_start || !stage_time_to) return '';
  const bits = secondsFrom(stage_time_start, stage_time_to) * (PICTURE_KILOBITS[720] + SOUND_KILOBITS) * 1000;
  return ` ใช้เน็ตราว ${(bits / GIGABYTE_BITS).toFixed(1)} GB ตลอดงาน`;
}

function tomorrow(show: ShowFacts, publicUrl: string): Words {
  const { product_title, product_img, band_name, stage_date, until } = show;
  const when = [longDate(stage_date), startOf(show)].filter(Boolean).join(' · ');
  return {
    subject: `พรุ่งนี้ ${startOf(show)} ${product_title}`.replace('  ', ' '),
    preheader: 'ลองเครื่องให้พร้อมวันนี้ ใช้เวลา 1 นาที',
    heading: `พรุ่งนี้ ${startOf(show)} พบกัน`.replace('  ', ' '),
    parts: [
      { text: lobbyText(show) },
      { show: { title: product_title, lines: [band_name, when], picture: product_img } },
      { button: 'ลองเครื่องตอนนี้', link: lobbyOf(show, publicUrl) },
      {
        title: 'เตรียม 3 อย่าง',
        note: ['1. ชาร์จมือถือ หรือเสียบปลั๊ก', `2. ต่อ Wi-Fi บ้าน${dataText(show)}`, '3. จำ PIN ให้ได้ ลืมแล้วกด ลืมรหัสผ่าน ?'],
      },
      { text: `ดูไม่ทันไม่เป็นไร ดูย้อนหลังได้ถึง ${plainDate(until)}`, small: true },
    ],
  };
}

/** Read some minutes after it is written: in steps of five, and the last quarter of an hour is one. */
const aboutMinutes = (left: number) => Math.max(15, Math.round(left / 5) * 5);

function soon(show: ShowFacts & ShowFigures, publicUrl: string): Words {
  const before = spokenDuration(aboutMinutes(show.minutes_left) * 60);
  const isOpen = show.minutes_left * 60 <= LOBBY_SECONDS;
  const friends = show.waiting > 0 ? ` มีเพื่อน ๆ รออยู่ ${count(show.waiting)} คน` : '';
  return {
    subject: `อีก ${before} เริ่มแสดง ${show.product_title}`,
    preheader: isOpen ? 'กดเข้าห้องรอได้เลย' : lobbyText(show),
    chip: { text: `เริ่ม ${startOf(show)}`, tone: 'no' },
    heading: `อีก ${before}เริ่มแสดง`,
    parts: [
      { text: isOpen ? `ห้องรอเปิดแล้ว${friends}` : lobbyText(show) },
      { button: 'เข้าห้องรอ', link: lobbyOf(show, publicUrl) },
      {
        text: `กดแล้วไม่เข้า ลองเปิด ${new URL(publicUrl).host} ในเบราว์เซอร์ แล้วไปที่ งานแสดงที่ซื้อ`,
        small: true,
      },
    ],
  };
}

function replay(show: ShowFacts & ShowFigures, publicUrl: string): Words {
  const { until, songs, seconds, hasCameras, left, song } = show;
  const choose = [songs > 0 && 'เลือกฟังทีละเพลง', hasCameras && 'ดูกล้องของสมาชิกที่ชอบได้'].filter(Boolean).join(' และ');
  const at = song === null ? duration(left) : `เพลง ${song}`;
  const goOn = { text: `คืนนั้นดูถึง${song === null ? ' ' : ''}${at} เปิดมาแล้วดูต่อจากตรงนั้นได้เลย`, small: true } as const;
  return {
    subject: `ดูย้อนหลังได้แล้ว ${show.product_title}`,
    preheader: `ดูได้ถึง ${dayMonth(until)}${songs > 0 ? ' เลือกทีละเพลงได้' : ''}`,
    heading: 'ดูย้อนหลังได้แล้ว',
    parts: [
      { text: [wholeText(show) || 'บันทึกการแสดงเต็มพร้อมแล้ว', choose].filter(Boolean).join(' ') },
      { button: 'ดูย้อนหลัง', link: replayOf(show, publicUrl) },
      { rows: [['ดูได้ถึง', `${longDate(until)} · 23:59\u00a0น.`]], sum: true },
      ...(left > 0 && left < seconds ? [goOn] : []),
    ],
  };
}

/** 'บันทึกเต็ม 2 ชั่วโมง 24 นาที 18 เพลง', as far as it is known. */
function wholeText({ seconds, songs }: ShowFigures): string {
  if (seconds < MINUTE) return '';
  return `บันทึกเต็ม ${minutes(seconds)}${songs > 0 ? ` ${songs} เพลง` : ''}`;
}

const MINUTE = 60;
const minutes = (seconds: number) => spokenDuration(seconds - (seconds % MINUTE));

function ending(show: ShowFacts & ShowFigures, publicUrl: string): Words {
  const { until, left, seconds, songsLeft } = show;
  const hasBegun = left >= MINUTE && left < seconds;
  const seen = `ดูไปแล้ว ${minutes(left)} จาก ${minutes(seconds)}${songsLeft > 0 ? ` เหลืออีก ${songsLeft} เพลง` : ''}`;
  return {
    subject: `เหลือเวลาดูอีก 1 วัน ${show.product_title}`,
    preheader: 'หมดเวลา พรุ่งนี้ 23:59 น.',
    chip: { text: 'ใกล้หมดเวลา', tone: 'wait' },
    heading: 'เหลือเวลาดูอีก 1 วัน',
    parts: [
      ...(hasBegun
        ? [
            { text: seen },
            { bar: left / seconds },
            { button: `ดูต่อ ${duration(left)}`, link: replayOf(show, publicUrl) },
          ]
        : [{ text: wholeText(show) || 'ดูได้ทุกเครื่องที่มีเน็ต' }, { button: 'ดูย้อนหลัง', link: replayOf(show, publicUrl) }]),
      {
        note: [`หมดเวลา ${longDate(until)} เวลา 23:59\u00a0น. หลังจากนั้นดูไม่ได้อีก`],
        tone: 'wait',
      },
    ],
  };
}
