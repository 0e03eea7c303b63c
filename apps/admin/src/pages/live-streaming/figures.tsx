import { count } from '@wethi/format';
import type { BegunSong } from '@wethi/contract';
import type { LiveShow } from './live-show';
import styles from './studio.module.css';

/** What a show came to. @param songs those that began in it */
export function Figures({ show, songs }: { show: LiveShow; songs: readonly BegunSong[] }) {
  const facts = [
    ['แชต', count(show.live_streaming_comments), 'ข้อความ'],
    ['เซตลิสต์', count(songs.length), 'ช่วง'],
  ];
  return (
    <dl className={styles.facts} aria-label="ตัวเลขของงาน">
      {facts.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b className="number">{value}</b>
            <small className="number">{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
