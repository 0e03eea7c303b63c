import type { PlaybackFailure } from '../types';

/** What can go wrong with the source of a video. */
export type SourceFailure = Exclude<PlaybackFailure['kind'], 'stopped'>;

const MESSAGES: Readonly<Record<SourceFailure, string>> = {
  refused: 'ไม่สามารถเล่นวิดีโอนี้ได้ สิทธิ์รับชมอาจหมดเวลาแล้ว กรุณาโหลดหน้านี้ใหม่',
  network: 'เชื่อมต่อไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ต แล้วลองใหม่',
  media: 'วิดีโอเล่นไม่สำเร็จ กรุณาลองใหม่',
  unsupported: 'เบราว์เซอร์นี้เล่นวิดีโอไม่ได้ กรุณาใช้ Chrome, Edge, Firefox หรือ Safari รุ่นล่าสุด',
};

/** The failure with its sentence for the viewer. */
export function failureOf(kind: SourceFailure): PlaybackFailure {
  return { kind, message: MESSAGES[kind] };
}

/** What the viewer may press: in full screen and in the installed app there is no other way to load the page anew. */
export function remedyOf({ kind }: PlaybackFailure, retry: () => void): PlaybackFailure['remedy'] {
  if (kind === 'refused') return { label: 'โหลดหน้านี้ใหม่', onPress: () => location.reload() };
  return kind === 'network' || kind === 'media' ? { label: 'ลองใหม่', onPress: retry } : undefined;
}
