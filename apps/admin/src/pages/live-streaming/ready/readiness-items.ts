import type { Schema } from '@wethi/api-client';
import type { LiveHealth } from '@wethi/contract';
import { bangkokTime, count, hourMinute } from '@wethi/format';
import type { LiveShow } from '../live-show';

/** One thing that should be done before the evening. */
export interface ReadyItem {
  name: string;
  text: string;
  done: boolean;
  /** Where it is done, unless that is on this page. */
  path?: string;
}

/** What is known of an evening that comes; undefined where it is not read yet. */
export interface Evening {
  show: Pick<LiveShow, 'stage_id' | 'live_streaming_status' | 'live_streaming_pinned' | 'staff_id'>;
  health: Pick<LiveHealth, 'state'> | null;
  /** When the last picture came, as an instant. */
  pictureAt: string | undefined;
  /** Songs of the set list, and how many of them name who plays. */
  songs: number | undefined;
  namedSongs: number;
  /** The product that sells it, and whether that has a picture. */
  product: { id: number; hasPicture: boolean } | undefined;
  /** Bytes that recordings may still take. */
  room: number | undefined;
  /** Who waits with the page open, and what their devices found. */
  lobby: Schema<'LobbyFigures'> | undefined;
}

const GIGABYTE = 1_000_000_000;
/** A long evening in all its qualities. */
const ENOUGH_BYTES = 20 * GIGABYTE;

/** What should be done before the evening, and what is (screens-watch.md 21-admin-live). */
export function readinessOf({ show, health, ...evening }: Evening): ReadyItem[] {
  const { songs = 0, namedSongs, product, room, lobby, pictureAt } = evening;
  const { live_streaming_pinned: pinned, staff_id } = show;
  return [
    { name: 'เซตลิสต์', text: songText(songs, namedSongs), done: songs > 0, path: `/stageTime/${show.stage_id}` },
    {
      name: 'ภาพระหว่างรอ',
      text: product?.hasPicture ? 'ใช้ภาพปกงานแสดง' : 'ยังไม่มี ใส่ภาพปกที่งานแสดง',
      done: product?.hasPicture ?? false,
      path: product && `/product?edit=${product.id}`,
    },
    {
      name: 'บันทึกไว้ดูย้อนหลัง',
      text: room === undefined ? 'บันทึกเองทุกครั้ง' : `เปิดอยู่ ที่เก็บเหลือ ${count(Math.floor(room / GIGABYTE))} GB`,
      done: room === undefined || room > ENOUGH_BYTES,
    },
    { name: 'ข้อความปักหมุด', text: pinned ? `“${pinned}”` : 'ยังไม่มี ปักได้จากแชต', done: Boolean(pinned) },
    { name: SIGNAL_TEST, ...signalOf(show, health, pictureAt) },
    { name: KEEPER, text: staff_id ? 'ดูแลแชตคืนนี้' : 'ควรมีอย่างน้อย 1 คน', done: Boolean(staff_id) },
    { name: 'คนดูในห้องรอ', text: lobbyText(lobby), done: lobby !== undefined && lobby.waiting > 0 },
  ];
}

/** Done by the band, with its program. */
export const SIGNAL_TEST = 'ทดสอบสัญญาณ';

/** Chosen on the page itself. */
export const KEEPER = 'คนดูแลแชต';

function lobbyText(lobby: Evening['lobby']): string {
  const { waiting = 0, slow = 0, blocked = 0, unplayable = 0 } = lobby ?? {};
  const troubles = [
    ['เน็ตช้า', slow],
    ['ถูกกั้น', blocked],
    ['เบราว์เซอร์เล่นไม่ได้', unplayable],
  ] as const;
  const told = troubles.filter(([, people]) => people > 0).map(([trouble, people]) => `${trouble} ${count(people)}`);
  return [`${count(waiting)} คน`, ...told].join(' ');
}

function songText(songs: number, named: number): string {
  if (songs === 0) return 'ยังไม่มี เพิ่มที่หน้าเซตลิสต์';
  return named < songs ? `${songs} ช่วง ยังไม่มีชื่อสมาชิก ${songs - named} ช่วง` : `${songs} ช่วง มีชื่อสมาชิกครบ`;
}

function signalOf(show: Evening['show'], health: Evening['health'], at: string | undefined) {
  if (show.live_streaming_status !== 'Y') return { text: 'ปิดรับสัญญาณอยู่ เปิดที่สวิตช์ข้างคีย์', done: false };
  if (health?.state === 'onAir') return { text: 'ภาพมาแล้ว', done: true };
  if (at) return { text: `รับภาพเมื่อ ${hourMinute(bangkokTime(at).time)} น.`, done: true };
  return { text: 'ยังไม่เคยรับภาพวันนี้', done: false };
}
