import { duration, count } from '@wethi/format';
import { ThumbsUp } from 'lucide-react';
import { Avatar, AvatarGroup } from '../../ui/media/avatar';
import { PlayingBars } from '../../ui/media/playing-bars';
import type { ReplaySong } from '../../shows/replays/replay-songs';
import styles from './song-list.module.css';
import { countsOf, type StageReactions } from '../../session/reactions/stage-reactions';

interface SongListProps {
  songs: ReplaySong[];
  /** Index of the song that plays, -1 for none. */
  current: number;
  onSong: (start: number) => void;
  reactions: StageReactions | undefined;
}

/** The set list beside the player; a press jumps to the song. */
export function SongList({ songs, current, onSong, reactions }: SongListProps) {
  return (
    <aside className={styles.panel} aria-label="เซตลิสต์">
      <header>
        <h2>เซตลิสต์</h2>
        <span className="small muted">{songs.length} ช่วง</span>
      </header>
      <ol className={styles.list}>
        {songs.map((song, index) => (
          <li key={song.id}>
            <button
              type="button"
              className={styles.item}
              aria-current={index === current || undefined}
              onClick={() => onSong(song.start)}
            >
              <span className={styles.number}>{index === current ? <PlayingBars /> : index + 1}</span>
              <span className={styles.text}>
                <b>{song.title}</b>
                {song.members.length > 0 && (
                  <span className={styles.who}>
                    <AvatarGroup>
                      {song.members.slice(0, 5).map((member) => (
                        <Avatar key={member.id} path={member.band_member_path} size={22} />
                      ))}
                    </AvatarGroup>
                    {song.members.map((member) => member.band_member_name).join(' · ')}
                  </span>
                )}
              </span>
              <span className={styles.right}>
                <span className={styles.time}>{duration(song.start)}</span>
                <Likes likes={countsOf(reactions, song.id).Like} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </aside>
  );
}

function Likes({ likes }: { likes: number }) {
  if (likes === 0) return null;
  return (
    <span className={`xs muted num ${styles.likes}`}>
      <ThumbsUp size={13} aria-hidden />
      <span className="sr">ชอบ</span>
      {count(likes)}
    </span>
  );
}
