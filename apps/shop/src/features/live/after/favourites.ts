import type { BegunSong } from '@wethi/contract';
import { countsOf, type StageReactions } from '../../../session/reactions/stage-reactions';

const SHOWN = 5;

export interface FavouriteSong extends Pick<BegunSong, 'stage_time_id' | 'title'> {
  likes: number;
  /** Beside the song that most like, 0 to 1. */
  share: number;
}

/** The songs that most like, in their order; the set list's where as many like two. */
export function favouritesOf(songs: readonly BegunSong[], reactions: StageReactions | undefined): FavouriteSong[] {
  const liked = songs
    .map(({ stage_time_id, title }) => ({ stage_time_id, title, likes: countsOf(reactions, stage_time_id).Like }))
    .sort((one, other) => other.likes - one.likes)
    .slice(0, SHOWN);
  const most = Math.max(1, liked[0]?.likes ?? 0);
  return liked.map((song) => ({ ...song, share: song.likes / most }));
}
