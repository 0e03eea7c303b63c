import type { ReactNode } from 'react';
import { Avatar } from '../../ui/media/avatar';
import styles from './current-song.module.css';
import type { ReplaySong } from '../../shows/replays/replay-songs';

interface CurrentSongProps {
  song: ReplaySong;
  number: number;
  of: number;
  /** How viewers like it. */
  children?: ReactNode;
}

/** The song that plays, and who plays it. */
export function CurrentSong({ song, number, of, children }: CurrentSongProps) {
  return (
    <section className={styles.song} aria-labelledby="current-song">
      <div>
        <p className="small muted">
          เพลงที่ {number} จาก {of}
        </p>
        <h2 id="current-song">{song.title}</h2>
      </div>
      {children}
      {song.members.length > 0 && (
        <div className={styles.members}>
          {song.members.map((member) => (
            <figure key={member.id}>
              <Avatar path={member.band_member_path} size={52} />
              <figcaption>
                <b>{member.band_member_name}</b>
                <p className="small muted">{member.band_member_subname}</p>
              </figcaption>
            </figure>
          ))}
        </div>
      )}
    </section>
  );
}
