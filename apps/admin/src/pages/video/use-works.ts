import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { call, callUrl, openEventStream } from '@wethi/http';
import { useEffect } from 'react';

export type VideoWork = Schema<'VideoWork'>;
export type VideoPart = Schema<'VideoPart'>;

const KEY = 'videos-work';
/** Many rows hear the same change. */
const ONE_AT_A_TIME = { cancelRefetch: false };

/** Set off by each change of a video; one connection, however many rows listen. */
const listeners = new Set<() => void>();
let close: (() => void) | undefined;

function listen(listener: () => void): () => void {
  listeners.add(listener);
  const tell = () => listeners.forEach((hear) => hear());
  // What changed while the line was gone.
  close ??= openEventStream(callUrl('videos/events'), { onEvent: tell, onOpen: tell });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    close?.();
    close = undefined;
  };
}

/** How far videos are made ready, following live changes. */
export function useWorks(ids: readonly number[]) {
  const client = useQueryClient();
  useEffect(() => listen(() => void client.invalidateQueries({ queryKey: [KEY] }, ONE_AT_A_TIME)), [client]);
  return useQuery({
    queryKey: [KEY, ...ids],
    enabled: ids.length > 0,
    meta: { background: true },
    placeholderData: keepPreviousData,
    queryFn: async () => (await call('GET', 'videosWork', { query: { id_in: ids.join(','), limit: 100 } })).data,
  });
}

/** The part that is worked on now. */
export function partUnderWay({ parts }: VideoWork): VideoPart | undefined {
  return parts.find(({ percent }) => percent > 0 && percent < 100);
}

/** '1080p', 'เสียง', 'ภาพย่อ' */
export function partName(name: string): string {
  return { audio: 'เสียง', storyboard: 'ภาพย่อ' }[name] ?? `${name}p`;
}

/** What a quality is for. */
export function partNote(name: string): string | undefined {
  if (name === 'audio') return 'ฟังอย่างเดียว';
  if (name === 'storyboard') return undefined;
  return Number(name) > 480 ? 'ชัด' : 'ประหยัดเน็ต';
}

/** 'เหลือราว 18 นาที' */
export function timeLeft(seconds: number): string {
  return seconds < 60 ? 'เหลือไม่ถึงนาที' : `เหลือราว ${Math.round(seconds / 60).toLocaleString('th-TH')} นาที`;
}

const GB = 1e9;

/** '4.1 GB', '812 MB' */
export function size(bytes: number): string {
  return bytes >= GB
    ? `${(bytes / GB).toFixed(1)} GB`
    : `${Math.max(0.1, bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
}
