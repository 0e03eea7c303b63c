import { useState } from 'react';
import { useDialogs } from '../../overlays/dialogs';
import type { Overlay, Paying } from '../../overlays/overlay';
import { useRefreshMember } from '../../session/member';
import { Button } from '../../ui/actions/button';
import { Stepper } from '../../ui/feedback/stepper';
import { paths } from '../../config/paths';
import { sendCodeOnce, type SentCode } from '../../session/codes';
import { register } from './auth-calls';
import styles from './auth.module.css';
import { AuthFrame, type AuthProps } from './auth-frame';
import { CodeStep } from './code-step';
import { Consent } from './consent';
import { NewPinStep } from './new-pin-step';
import { PhoneStep } from './phone-step';

const STEPS = ['เบอร์โทรศัพท์', 'ยืนยันเบอร์', 'ตั้ง PIN'] as const;

type Step = { number: 1 } | { number: 2; sent: SentCode } | { number: 3; ticket: string };

/** What a new member reads; what was interrupted, a purchase for instance, goes on from here. */
function welcome(then: Paying | undefined): Overlay {
  const profile = { textLink: 'จัดการโปรไฟล์', link: paths.profile };
  return {
    name: 'message',
    message: {
      tone: 'ok',
      text: 'สมัครสมาชิก สำเร็จ',
      note: 'ยินดีต้อนรับสู่เวที เติมชื่อเล่นและรูปโปรไฟล์ได้เลย',
      ...(then ? { textLink: 'ชำระเงินต่อ', then, second: profile } : profile),
    },
  };
}

export function Register({ tel: given = '', then }: AuthProps) {
  const { open } = useDialogs();
  const refresh = useRefreshMember();
  const [tel, setTel] = useState(given);
  const [step, setStep] = useState<Step>({ number: 1 });
  const create = async (pin: string, ticket: string) => {
    await register(tel, pin, ticket);
    await refresh();
    open(welcome(then));
  };
  return (
    <AuthFrame title="สร้างบัญชี">
      <Stepper steps={STEPS} current={step.number} />
      {step.number === 1 && (
        <PhoneStep
          tel={tel}
          onTel={setTel}
          mustExist={false}
          refusal="เบอร์โทรศัพท์นี้ ลงทะเบียนเเล้ว"
          otherWay={{ label: 'เข้าระบบด้วยเบอร์นี้', go: (known) => open({ name: 'login', tel: known, then }) }}
          submit="รับรหัสยืนยันทาง SMS"
          onNext={async (digits) => setStep({ number: 2, sent: await sendCodeOnce(digits, 'register') })}
        >
          <Consent />
          <div className={styles.or}>
            <span>มีบัญชีแล้ว</span>
          </div>
          <Button kind="line" block onClick={() => open({ name: 'login', tel, then })}>
            เข้าระบบ
          </Button>
        </PhoneStep>
      )}
      {step.number === 2 && (
        <CodeStep
          tel={tel}
          purpose="register"
          sent={step.sent}
          onTicket={(ticket) => setStep({ number: 3, ticket })}
          onChangePhone={() => setStep({ number: 1 })}
        />
      )}
      {step.number === 3 && (
        <NewPinStep
          title="ตั้ง PIN 4 หลัก"
          note="ใช้แทนรหัสผ่านเมื่อเข้าระบบ"
          submit="สร้างบัญชี"
          onPin={(pin) => create(pin, step.ticket)}
          onAgain={() => setStep({ number: 1 })}
          onSignIn={() => open({ name: 'login', tel, then })}
        />
      )}
    </AuthFrame>
  );
}
