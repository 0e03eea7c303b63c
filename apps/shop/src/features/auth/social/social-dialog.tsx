import { useQuery } from '@tanstack/react-query';
import { SOCIAL_PROVIDER, type SocialProvider } from '@wethi/contract';
import { call } from '@wethi/http';
import { Link2, LoaderCircle, UserCheck } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '../../../config/paths';
import { useDialogs } from '../../../overlays/dialogs';
import { useMember, useRefreshMember } from '../../../session/member';
import { Button, ButtonLink } from '../../../ui/actions/button';
import { Alert } from '../../../ui/feedback/alert';
import { Sign } from '../../../ui/feedback/sign';
import { MessageFrame } from '../../../ui/overlay/message-frame';
import styles from '../auth.module.css';
import { AuthFrame } from '../auth-frame';
import { Login } from '../login';
import { Conflict } from './conflict';
import { JoinSteps } from './join-steps';
import { returnedBy } from './social-calls';
import { TryAgain } from './try-again';

/** What somebody sees who comes back from another site and is not simply signed in (ACC-07). */
export default function SocialDialog({ word }: { word: string }) {
  const returned = returnedBy(word);
  if (!returned) return <Login />;
  const { provider, outcome } = returned;
  const name = SOCIAL_PROVIDER[provider];
  switch (outcome) {
    case 'cancelled':
      return (
        <Login again={provider} notice={`ยกเลิกการเข้าระบบด้วย ${name} แล้ว ยังไม่มีอะไรเปลี่ยน ใช้เบอร์โทรศัพท์และ PIN ได้ตามปกติ`} />
      );
    case 'linked':
      return <Linked name={name} />;
    case 'taken':
      return <Taken name={name} />;
    case 'kept':
      return <Kept />;
    case 'pending':
      return <Pending provider={provider} />;
    case 'blocked':
      return <Failed provider={provider} title="บัญชีนี้ถูกระงับ" text="กรุณาติดต่อเจ้าหน้าที่" />;
    default:
      return <Failed provider={provider} byApp={false} text={`${name} ไม่ตอบ หรือลิงก์หมดเวลา ไม่ใช่ความผิดของคุณ`} />;
  }
}

function Pending({ provider }: { provider: SocialProvider }) {
  const name = SOCIAL_PROVIDER[provider];
  const query = useQuery({
    queryKey: ['socialPending'],
    queryFn: async ({ signal }) => (await call('GET', 'socialPending', { signal })).data,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  if (query.error) return <Failed provider={provider} text="หมดเวลาแล้ว กดลองใหม่ได้เลย" />;
  const pending = query.data;
  if (!pending) return <Returning name={name} />;
  return (
    <AuthFrame title={pending.kind === 'new' ? `เข้าระบบด้วย ${name}` : `เชื่อมบัญชี ${name}`}>
      {pending.kind === 'conflict' ? <Conflict pending={pending} /> : <JoinSteps pending={pending} />}
    </AuthFrame>
  );
}

function Returning({ name }: { name: string }) {
  return (
    <AuthFrame title={`เข้าระบบด้วย ${name}`}>
      <div className={styles.returning}>
        <Sign icon={LoaderCircle} tone="brand" spins />
        <b role="status">กำลังตรวจสอบกับ {name}</b>
        <p className="t2">ใช้เวลาไม่กี่วินาที</p>
      </div>
    </AuthFrame>
  );
}

interface FailedProps {
  provider: SocialProvider;
  title?: string;
  byApp?: boolean;
  text: string;
}

function Failed({ provider, title, byApp, text }: FailedProps) {
  const isLinking = useMember().state === 'member';
  return (
    <AuthFrame title={`${isLinking ? 'เชื่อมบัญชี' : 'เข้าระบบด้วย'} ${SOCIAL_PROVIDER[provider]}`}>
      <TryAgain provider={provider} title={title} byApp={byApp}>
        {text}
      </TryAgain>
    </AuthFrame>
  );
}

/** Their account has another partner of the same site. */
function Taken({ name }: { name: string }) {
  const { close } = useDialogs();
  return (
    <AuthFrame title={`เชื่อมบัญชี ${name}`}>
      <Alert kind="info">
        <b>บัญชีของคุณเชื่อมกับ {name} อีกบัญชีอยู่แล้ว</b> ถ้าต้องการเปลี่ยน ยกเลิกการเชื่อมเดิมก่อน แล้วเชื่อมใหม่ได้เลย
      </Alert>
      <ButtonLink kind="primary" block to={paths.security} replace>
        จัดการบัญชีที่เชื่อม
      </ButtonLink>
      <Button kind="ghost" block onClick={close}>
        ปิด
      </Button>
    </AuthFrame>
  );
}

/** They had asked for their account to be deleted. */
function Kept() {
  const { close } = useDialogs();
  return (
    <MessageFrame icon={UserCheck} tone="ok" text="ยกเลิกคำขอลบบัญชีแล้ว บัญชีของคุณอยู่เหมือนเดิม" onClose={close}>
      <Button kind="primary" block onClick={close}>
        ปิด
      </Button>
    </MessageFrame>
  );
}

/** Said after linking from the profile, whose page has to read anew what is linked. */
function Linked({ name }: { name: string }) {
  const { close } = useDialogs();
  const refresh = useRefreshMember();
  useEffect(() => void refresh(), [refresh]);
  return (
    <MessageFrame
      icon={Link2}
      tone="ok"
      text={`เชื่อมบัญชี ${name} แล้ว`}
      note={`ครั้งต่อไปเข้าระบบด้วย ${name} ได้เลย PIN เดิมยังใช้ได้`}
      onClose={close}
    >
      <ButtonLink kind="primary" block to={paths.purchases} replace>
        งานแสดงที่ซื้อ
      </ButtonLink>
      <Button kind="ghost" block onClick={close}>
        จัดการโปรไฟล์
      </Button>
    </MessageFrame>
  );
}
