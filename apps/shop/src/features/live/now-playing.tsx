import type { BegunSong } from '@wethi/contract';
import { Faces } from './faces';
import type { Player } from './live-data.server';

/** Who plays the song that is on; before the first one all who will be on stage. */
export function NowPlaying({ members, song }: { members: Player[]; song: BegunSong | undefined }) {
  if (!song) return <Faces title="คืนนี้เจอใครบ้าง" members={members} />;
  const own = members.filter(({ songs }) => songs.includes(song.stage_time_id));
  return <Faces title={`กำลังเล่น “${song.title}”`} members={own.length > 0 ? own : members} />;
}
