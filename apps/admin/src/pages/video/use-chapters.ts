import { useQuery } from '@tanstack/react-query';
import { fullDuration } from '@wethi/format';
import { call } from '@wethi/http';
import { useState } from 'react';
import type { RowOf } from '../../providers/resource';
import { type ChapterRow, faultsOf, plannedSecond, secondsOf } from './chapter-times';

export type Chapters = ReturnType<typeof useChapters>;

/** The songs of a video's stage, and where each is to begin in the video. */
export function useChapters({ id, stage_id, video_duration }: RowOf<'videos'>) {
  const [typed, setTyped] = useState<Record<number, string>>({});
  const { data, error, refetch } = useQuery({
    queryKey: ['videoChapters', id, stage_id],
    enabled: stage_id !== null,
    // Read anew each time the page opens, and then not until somebody asks: that would take away what was typed.
    gcTime: 0,
    staleTime: Infinity,
    queryFn: () => readSongs(Number(stage_id)),
  });
  const kept = (song: { video_id: number | null; stage_detail_time_second: number | null }) =>
    song.video_id === id && song.stage_detail_time_second !== null ? fullDuration(song.stage_detail_time_second) : '';
  const songs = data?.songs ?? [];
  const rows: ChapterRow[] = songs.map((song) => ({
    id: song.id,
    title: song.stage_detail_time_title,
    text: typed[song.id] ?? kept(song),
  }));
  const planned = songs.flatMap((song) => {
    const text = plannedSecond(data?.stageStart ?? null, song.stage_detail_time_start);
    return text ? [[song.id, text] as const] : [];
  });
  return {
    rows,
    isRead: data !== undefined,
    error,
    retry: refetch,
    faults: faultsOf(rows, video_duration),
    isTouched: songs.some((song) => typed[song.id] !== undefined && typed[song.id] !== kept(song)),
    type: (song: number, text: string) => setTyped((before) => ({ ...before, [song]: text })),
    /** How many songs have a time of day in the set list. */
    planned: planned.length,
    takePlan: () => setTyped((before) => ({ ...before, ...Object.fromEntries(planned) })),
    save: async () => {
      const chapters = rows.map(({ id: stage_time_id, text }) => ({ stage_time_id, second: secondsOf(text) }));
      await call('POST', 'videosChapters', { body: { id, chapters } });
      await refetch();
      setTyped({});
    },
  };
}

async function readSongs(stage_id: number) {
  const [{ data: songs }, { data: stage }] = await Promise.all([
    call('GET', 'stageTimeByStageId', { query: { stage_id } }),
    call('GET', 'stageById', { query: { id: stage_id } }),
  ]);
  return { songs, stageStart: stage?.stage_time_start ?? null };
}
