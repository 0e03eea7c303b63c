import { Card } from '../../layout/page';
import styles from './statistics.module.css';
import { percent } from './totals';
import type { WatchedSong } from './watched-songs';

/** The set list as one viewer had it: what is filled was played, what is underlined more than once. */
export function SongStrip({ songs }: { songs: readonly WatchedSong[] }) {
  if (songs.length === 0) return null;
  return (
    <Card
      title="ดูช่วงไหนบ้าง"
      extra={
        songs.some(({ isAgain }) => isAgain) && (
          <span className={styles.legend}>
            <i /> ฟังซ้ำ
          </span>
        )
      }
    >
      <div className={styles.strip} role="group" aria-label="ดูช่วงไหนบ้าง" tabIndex={0}>
        <ol>
          {songs.map(({ id, label, length, share, isAgain }) => {
            const words = `${label} ดู ${percent(share)}${isAgain ? ' ฟังซ้ำ' : ''}`;
            return (
              <li key={id} style={{ flexGrow: length }} title={words} data-again={isAgain}>
                <i style={{ width: percent(share) }} />
                <span aria-hidden>{label}</span>
                <span className="unseen">{words}</span>
              </li>
            );
          })}
        </ol>
      </div>
    </Card>
  );
}
