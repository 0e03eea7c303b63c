import { duration } from '@wethi/format';
import { Avatar, AvatarGroup } from '../../components/avatar';
import type { ReplaySong } from './replay-songs';
import styles from './song-list.module.css';

interface SongListProps {
  songs: ReplaySong[];
  /** Index of the song that plays, -1 for none. */
  current: number;
  onSong: (start: number) => void;
}

/** The set list beside the player; a press jumps to the song. */
export function SongList({ songs, current, onSong }: SongListProps) {
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
              <span className={styles.number}>{index === current ? <Playing /> : index + 1}</span>
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
              <span className={styles.time}>{duration(song.start)}</span>
            </button>
          </li>
        ))}
      </ol>
    </aside>
  );
}

function Playing() {
  return (
    <span className={styles.playing} role="img" aria-label="กำลังเล่น">
      <i />
      <i />
      <i />
    </span>
  );
}
