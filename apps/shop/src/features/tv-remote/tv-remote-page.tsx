import { useMember } from '../../session/member';
import { MemberPage } from '../../session/member-page';
import { useRootData } from '../../session/root-data';
import { paths } from '../../config/paths';
import { SkeletonList } from '../../ui/feedback/skeleton';
import { Failure } from '../../ui/feedback/failure';
import { LinkForm } from './link-form';
import { Pick } from './pick';
import { Remote } from './remote';
import styles from './tv-remote.module.css';
import { useTvRemote } from './use-tv-remote';

/** What a phone shows of watching on a television: the code to type, what to watch, the remote control (screens-watch.md 16-tv). */
export function TvRemotePage() {
  const { state } = useMember();
  if (state === 'member') return <Member />;
  return (
    <MemberPage title="ดูบนทีวี" invitation="เข้าระบบแล้วใส่รหัสที่ขึ้นบนจอทีวี งานที่ซื้อไว้จะขึ้นบนทีวี">
      {state === 'unknown' && <SkeletonList rows={1} height={240} />}
    </MemberPage>
  );
}

function Member() {
  const control = useTvRemote();
  const { data: held, isError, refetch } = control.query;
  if (held?.linked && held.picture) return <Remote control={control} picture={held.picture} held={held} />;
  if (held?.linked) return <Pick control={control} {...held} />;
  return (
    <div className={`wrap ${styles.page}`}>
      <Heading />
      {held && <LinkForm known={held.known} onLinked={() => refetch()} />}
      {!held && isError && <Failure title="โหลดหน้านี้ไม่ได้" onRetry={() => void refetch()} />}
      {!held && !isError && <SkeletonList rows={1} height={240} />}
    </div>
  );
}

function Heading() {
  const { publicUrl } = useRootData();
  return (
    <div className="center">
      <h1>ดูบนทีวี</h1>
      <p className="t2">
        เปิด <b className={styles.address}>{`${publicUrl}${paths.tv}`.replace(/^https?:\/\//, '')}</b> บนทีวี
        แล้วใส่รหัสที่ขึ้นบนจอ
      </p>
    </div>
  );
}
