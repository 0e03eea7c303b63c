import { Card } from '../../layout/page';
import styles from './statistics.module.css';
import { percent } from './totals';
import type { WatchedSong } from './watched-songs';

/** The set list as one viewer had it: what is filled was played. */
export function SongStrip({ songs }: { songs: readonly WatchedSong[] }) {
  if (songs.length === 0) return null;
  return (
    <Card title="ดูช่วงไหนบ้าง">
      <div className={styles.strip} role="group" aria-label="ดูช่วงไหนบ้าง" tabIndex={0}>
        <ol>
          {songs.map(({ id, label, length, share }) => (
            <li key={id} style={{ flexGrow: length }} title={`${label} ดู ${percent(share)}`}>
              <i style={{ width: percent(share) }} />
              <span aria-hidden>{label}</span>
              <span className="unseen">
                {label} ดู {percent(share)}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
