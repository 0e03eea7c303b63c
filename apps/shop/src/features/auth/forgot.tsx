import { useState } from 'react';
import { useDialogs } from '../../overlays/dialogs';
import { Stepper } from '../../ui/feedback/stepper';
import { useToast } from '../../ui/feedback/toast';
import { sendCodeOnce, type SentCode } from '../../session/codes';
import { setNewPin } from './auth-calls';
import styles from './auth.module.css';
import { AuthFrame, type AuthProps, TextButton } from './auth-frame';
import { CodeStep } from './code-step';
import { Consent } from './consent';
import { NewPinStep } from './new-pin-step';
import { PhoneStep } from './phone-step';

const STEPS = ['เบอร์โทรศัพท์', 'ยืนยันเบอร์', 'PIN ใหม่'] as const;

type Step = { number: 1 } | { number: 2; sent: SentCode } | { number: 3; ticket: string };

/** Phone, code, new PIN; then the login opens (product.md §4). */
export function Forgot({ tel: given = '', then }: AuthProps) {
  const { open } = useDialogs();
  const showToast = useToast();
  const [tel, setTel] = useState(given);
  const [step, setStep] = useState<Step>({ number: 1 });
  const save = async (pin: string, ticket: string) => {
    await setNewPin(tel, pin, ticket);
    showToast({ kind: 'success', title: 'บันทึก สำเร็จ' });
    open({ name: 'login', tel, then });
  };
  return (
    <AuthFrame title="ลืมรหัสผ่าน">
      <Stepper steps={STEPS} current={step.number} />
      {step.number === 1 && (
        <PhoneStep
          tel={tel}
          onTel={setTel}
          mustExist
          refusal="เบอร์โทรศัพท์นี้ ไม่มีในระบบ"
          otherWay={{ label: 'สร้างบัญชีด้วยเบอร์นี้', go: (unknown) => open({ name: 'register', tel: unknown, then }) }}
          submit="รับรหัสยืนยันทาง SMS"
          onNext={async (digits) => setStep({ number: 2, sent: await sendCodeOnce(digits, 'forgot') })}
        >
          <div className={`${styles.links} ${styles.middle}`}>
            <TextButton onClick={() => open({ name: 'login', then })}>กลับไปเข้าระบบ</TextButton>
          </div>
        </PhoneStep>
      )}
      {step.number === 2 && (
        <CodeStep
          tel={tel}
          purpose="forgot"
          sent={step.sent}
          onTicket={(ticket) => setStep({ number: 3, ticket })}
          onChangePhone={() => setStep({ number: 1 })}
        />
      )}
      {step.number === 3 && (
        <NewPinStep
          title="ตั้ง PIN ใหม่ 4 หลัก"
          submit="บันทึก PIN ใหม่"
          onPin={(pin) => save(pin, step.ticket)}
          onAgain={() => setStep({ number: 1 })}
          onSignIn={() => open({ name: 'login', tel, then })}
        >
          <Consent by="การตั้ง PIN " />
        </NewPinStep>
      )}
    </AuthFrame>
  );
}
