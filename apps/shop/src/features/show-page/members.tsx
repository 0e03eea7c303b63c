import { Link } from 'react-router';
import type { BandMember } from '../../api-types';
import { paths } from '../../config/paths';
import { Picture } from '../../ui/media/picture';
import styles from './members.module.css';

export type MemberFace = Pick<BandMember, 'id' | 'band_member_name' | 'band_member_subname' | 'band_member_path'>;

export function Members({ members }: { members: MemberFace[] }) {
  return (
    <div className={styles.members} role="group" aria-label="สมาชิก" tabIndex={0}>
      {members.map((member) => (
        <figure key={member.id}>
          <Picture path={member.band_member_path} width={112} height={112} sizes="112px" className={styles.picture} />
          <figcaption>
            <b>
              <Link to={paths.bandMember(member.id)}>{member.band_member_name}</Link>
            </b>
            <p className="small muted">{member.band_member_subname}</p>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
