import { Avatar } from '../../ui/media/avatar';
import styles from './faces.module.css';
import type { LiveData } from './live-data.server';

/** Who is on stage. */
export function Faces({ title, members }: { title: string; members: LiveData['members'] }) {
  if (members.length === 0) return null;
  return (
    <div className={styles.faces}>
      <h3>{title}</h3>
      <ul>
        {members.map(({ id, band_member_name, band_member_subname, band_member_path }) => (
          <li key={id}>
            <Avatar path={band_member_path} size={44} />
            <span>
              <b>{band_member_name}</b>
              <span className="xs muted">{band_member_subname}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
