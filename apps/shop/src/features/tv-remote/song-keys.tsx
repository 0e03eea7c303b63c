import { useQuery } from '@tanstack/react-query';
import { duration } from '@wethi/format';
import { call } from '@wethi/http';
import { ListMusic, SkipForward } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { TvShow } from '../../api-types';
import { replaySongs, type ReplaySong } from '../../shows/replays/replay-songs';
import menu from '../../ui/overlay/menu.module.css';
import styles from './tv-remote.module.css';

/** The songs of what the television shows; none of a show on air, and none until they are known. */
export function useSongs(show: TvShow | undefined): ReplaySong[] {
  const { data = [] } = useQuery({
    queryKey: ['tv-songs', show?.video_id],
    queryFn: async ({ signal }) => {
      const { stage_id = 0, video_id = 0 } = show ?? {};
      const [stage, times] = await Promise.all([
        call('GET', 'stageById', { query: { id: stage_id }, signal }),
        call('GET', 'stageTimeByStageId', { query: { stage_id }, signal }),
      ]);
      return stage.data ? replaySongs(video_id, stage.data, times.data, [], []) : [];
    },
    enabled: show !== undefined && !show.live,
    staleTime: Infinity,
    meta: { background: true },
  });
  return data;
}

/** The song that is heard at a second; undefined before the first. */
export function songAt(songs: readonly ReplaySong[], second: number): ReplaySong | undefined {
  return [...songs].reverse().find(({ start }) => start <= second);
}

interface SongKeysProps {
  songs: readonly ReplaySong[];
  second: number;
  onSeek: (second: number) => void;
}

/** Leads to any song. */
export function SongMenu({ songs, second, onSeek }: SongKeysProps) {
  if (songs.length === 0) return null;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <button type="button">
          <ListMusic size={22} aria-hidden />
          เซตลิสต์
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={`${menu.menu} ${styles.songs}`}
          side="top"
          sideOffset={8}
          collisionPadding={16}
          aria-label="เซตลิสต์"
        >
          <DropdownMenu.RadioGroup
            value={String(songAt(songs, second)?.id)}
            onValueChange={(id) => onSeek(songs.find((song) => String(song.id) === id)?.start ?? second)}
          >
            {songs.map(({ id, title, start }) => (
              <DropdownMenu.RadioItem key={id} className={menu.item} value={String(id)}>
                <span className={styles.song}>{title}</span> <span className="num muted">{duration(start)}</span>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export function NextSongKey({ songs, second, onSeek }: SongKeysProps) {
  if (songs.length === 0) return null;
  const next = songs.find(({ start }) => start > second);
  return (
    <button type="button" disabled={!next} onClick={() => next && onSeek(next.start)}>
      <SkipForward size={22} aria-hidden />
      เพลงถัดไป
    </button>
  );
}
