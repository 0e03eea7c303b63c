import { Link } from 'react-router';
import type { BandMember } from '../../api-types';
import { paths } from '../../config/paths';
import { Picture } from '../../ui/media/picture';
import styles from './band.module.css';

/** The faces of a band, each leading to its own page. */
export function BandMembers({ members }: { members: BandMember[] }) {
  return (
    <ul className={styles.members}>
      {members.map((member) => (
        <li key={member.id} className={styles.member}>
          <Link prefetch="intent" to={paths.bandMember(member.id)}>
            <Picture path={member.band_member_path} width={132} height={132} sizes="132px" className={styles.face} />
            <b>{member.band_member_name}</b>
            <span className="small muted">{member.band_member_subname}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
