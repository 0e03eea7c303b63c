import { useMember } from '../../../session/member';
import { SkeletonList } from '../../../ui/feedback/skeleton';
import styles from '../details.module.css';
import { ConsentCard } from './consent-card';
import { Leaving } from './leaving';
import { OwnDataCard } from './own-data-card';

/** Consents, one's own data, and leaving (design: 33 #privacy). */
export function Privacy() {
  const session = useMember();
  if (!(session.member ?? session.left)) return <SkeletonList rows={3} height={180} />;
  return (
    <div className={styles.sections}>
      <ConsentCard />
      <OwnDataCard />
      <Leaving />
    </div>
  );
}
