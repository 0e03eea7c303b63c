import { duration } from '@wethi/format';
import { Avatar, AvatarGroup } from '../../components/avatar';
import type { SetlistItem } from './setlist';
import styles from './setlist-list.module.css';

/** What is played, by whom, and how long. */
export function SetlistList({ items, note }: { items: SetlistItem[]; note?: string }) {
  return (
    <>
      <ol className={styles.list}>
        {items.map((item, index) => (
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
      {note && <p className={`small muted ${styles.note}`}>{note}</p>}
    </>
  );
}
