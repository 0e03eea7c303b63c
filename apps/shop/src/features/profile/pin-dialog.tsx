import { useState } from 'react';
import { ApiError, call } from '@wethi/http';
import { useDialogs } from '../../overlays/dialogs';
import { useMember, useRefreshMember } from '../../session/member';
import { FieldError } from '../../ui/feedback/alert';
import { Stepper } from '../../ui/feedback/stepper';
import { useToast } from '../../ui/feedback/toast';
import { isEasyToGuess } from '../../ui/fields/easy-pin';
import { PinHint } from '../../ui/fields/pin-hint';
import { Dialog } from '../../ui/overlay/dialog';
import styles from './details.module.css';
import { Digits } from './digits';

const STEPS = ['PIN เดิม', 'PIN ใหม่', 'ยืนยัน'] as const;
const OTHER = 'PIN ไม่ตรงกับที่ตั้งไว้ กรุณาตั้งใหม่อีกครั้ง';

interface Typed {
  old?: string;
  fresh?: string;
}

/** The old PIN, a new one, and the new one again (design: 33 #pin). */
export function PinDialog() {
  const { open, close } = useDialogs();
  const { member } = useMember();
  const refresh = useRefreshMember();
  const showToast = useToast();
  const [typed, setTyped] = useState<Typed>({});
  const [said, setSaid] = useState<string>();
  const step = typed.old === undefined ? 1 : typed.fresh === undefined ? 2 : 3;
  const { fresh = '' } = typed;
  const startAgain = (text: string, keep: Typed) => {
    setSaid(text);
    setTyped(keep);
  };
  const send = async (pin: string) => {
    if (pin !== typed.fresh) return startAgain(OTHER, { old: typed.old });
    try {
      await call('POST', 'userChangePin', { body: { user_password: typed.old ?? '', new_password: pin } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.isSignedOut) throw error;
      return startAgain(error.message, {});
    }
    showToast({ kind: 'success', title: 'บันทึก สำเร็จ', text: 'เครื่องอื่นต้องเข้าระบบใหม่' });
    await refresh();
    return close();
  };
  const next = (pin: string) => {
    setSaid(undefined);
    if (step === 3) return send(pin);
    setTyped(step === 1 ? { old: pin } : { ...typed, fresh: pin });
    return Promise.resolve();
  };
  const lead = ['กรอก PIN เดิม', 'ตั้ง PIN 4 หลัก ใหม่', 'กรอก PIN ใหม่อีกครั้ง'][step - 1] ?? '';
  return (
    <Dialog title="เปลี่ยน PIN" width="auth" onClose={close}>
      <div className={styles.dialog}>
        <Stepper steps={STEPS} current={step} />
        <p className="t2 center">{lead}</p>
        <Digits key={`${step}-${said}`} label={lead} kind={step === 1 ? 'current-pin' : 'new-pin'} onDigits={next} />
        {said && <FieldError centered>{said}</FieldError>}
        {(step === 2 || isEasyToGuess(fresh)) && <PinHint pin={fresh} />}
        <p className="center">
          <button type="button" className="link" onClick={() => open({ name: 'forgot', tel: member?.user_tel })}>
            ลืมรหัสผ่าน ?
          </button>
        </p>
      </div>
    </Dialog>
  );
}
