import { SOCIAL_PROVIDER } from '@wethi/contract';
import { maskedPhone } from '@wethi/format';
import { call } from '@wethi/http';
import type { PendingSocial } from '../../../api-types';
import { paths } from '../../../config/paths';
import { useDialogs } from '../../../overlays/dialogs';
import { useMember } from '../../../session/member';
import { Button } from '../../../ui/actions/button';
import { Alert } from '../../../ui/feedback/alert';
import { useSave } from '../../../ui/use-save';
import { JoinHead } from './join-head';
import { beginAddress } from './social-calls';

/** It belongs to another account than the one that is signed in: nothing is changed. */
export function Conflict({ pending: { provider, user_tel } }: { pending: PendingSocial }) {
  const { close } = useDialogs();
  const { member } = useMember();
  const name = SOCIAL_PROVIDER[provider];
  const { save, busy } = useSave(() => call('POST', 'logout'), {
    failure: 'ออกจากระบบไม่ได้',
    then: () => window.location.assign(beginAddress(provider, paths.member)),
  });
  return (
    <>
      <JoinHead provider={provider} face={member?.user_path} />
      <Alert kind="no">
        <b>{name} นี้เชื่อมกับบัญชีอื่นแล้ว</b> {member && `ตอนนี้คุณเข้าระบบด้วยเบอร์ ${maskedPhone(member.user_tel)} แต่ `}
        {name} นี้เชื่อมอยู่กับเบอร์ {user_tel}
      </Alert>
      <p className="t2">
        ถ้าทั้งสองบัญชีเป็นของคุณ เข้าบัญชีนั้นแล้วกด เลิกเชื่อม ในหน้าความปลอดภัย แล้วกลับมาเชื่อมใหม่ งานแสดงที่ซื้อของแต่ละบัญชียังอยู่ครบ
      </p>
      <Button kind="primary" block onClick={close}>
        อยู่บัญชีเดิม ไม่เชื่อม
      </Button>
      <Button block loading={busy} onClick={() => save()}>
        ออก แล้วเข้าด้วยบัญชีที่เชื่อมไว้
      </Button>
    </>
  );
}
