import { duration } from '@wethi/format';
import { useState } from 'react';
import { Avatar, AvatarGroup } from '../ui/media/avatar';
import type { SetlistItem } from './setlist';
import styles from './setlist-list.module.css';

const SHOWN_FIRST = 6;

interface SetlistListProps {
  items: SetlistItem[];
  /** What an item is called; a long list of them then begins with the first six. */
  unit?: string;
  note?: string;
}

/** What is played, by whom, and how long. */
export function SetlistList({ items, unit, note }: SetlistListProps) {
  const [whole, setWhole] = useState(false);
  const folds = unit !== undefined && items.length > SHOWN_FIRST;
  const shown = folds && !whole ? items.slice(0, SHOWN_FIRST) : items;
  return (
    <>
      <ol className={styles.list}>
        {shown.map((item, index) => (
          <li key={item.id} className={styles.item}>
            <span className={styles.number}>{index + 1}</span>
            <span>
              <b className={styles.title}>{item.title}</b>
              <span className={styles.who}>{item.members.map((member) => member.band_member_name).join(' · ')}</span>
            </span>
            <span className="row">
              <AvatarGroup className="no-phone">
                {item.members.slice(0, 6).map((member) => (
                  <Avatar key={member.id} path={member.band_member_path} size={28} />
                ))}
              </AvatarGroup>
              {item.seconds !== null && <span className={styles.time}>{duration(item.seconds)}</span>}
            </span>
          </li>
        ))}
      </ol>
      {(folds || note) && (
        <p className={`small muted ${styles.note}`}>
          {folds && (
            <button type="button" className="link" aria-expanded={whole} onClick={() => setWhole(!whole)}>
              {whole ? 'แสดงน้อยลง' : `และอีก ${items.length - SHOWN_FIRST} ${unit}`}
            </button>
          )}{' '}
          {note}
        </p>
      )}
    </>
  );
}
