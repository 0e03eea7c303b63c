import type { SocialProvider } from '@wethi/contract';
import { phone } from '@wethi/format';
import { useState } from 'react';
import { useDialogs } from '../../overlays/dialogs';
import { ApiError } from '@wethi/http';
import { Alert } from '../../ui/feedback/alert';
import { useToast } from '../../ui/feedback/toast';
import { PinField } from '../../ui/fields/pin-field';
import { sendCodeOnce, type SentCode } from '../../session/codes';
import { signIn } from './auth-calls';
import styles from './auth.module.css';
import { AuthFrame, type AuthProps, Lead, TextButton } from './auth-frame';
import { CodeStep } from './code-step';
import { PhoneStep } from './phone-step';
import { SocialButtons } from './social/social-buttons';
import { useFourDigits } from '../../ui/fields/use-four-digits';
import { useAfterSignIn } from './use-after-sign-in';
import { useBlocked } from './use-blocked';

type Step = { name: 'phone' } | { name: 'pin'; refused?: string } | { name: 'code'; pin: string; sent: SentCode };

interface LoginProps extends AuthProps {
  /** What happened before. */
  notice?: string;
  /** The site that was left half-way. */
  again?: SocialProvider;
}

/** Phone, then PIN; a device that has to prove the phone gets a code by SMS in between (decisions.md §4). */
export function Login({ tel: given = '', then, notice, again }: LoginProps) {
  const [tel, setTel] = useState(given);
  const [step, setStep] = useState<Step>({ name: 'phone' });
  const { open } = useDialogs();
  const signedIn = useAfterSignIn(then);
  const leaveBlocked = useBlocked();
  const showToast = useToast();
  const enter: PinStepProps['enter'] = async (pin, ticket) => {
    try {
      const message = await signIn(tel, pin, ticket);
      if (message) showToast({ kind: 'success', title: message });
    } catch (failure) {
      leaveBlocked(failure);
      throw failure;
    }
  };
  const backToPhone = () => setStep({ name: 'phone' });
  return (
    <AuthFrame title="เข้าระบบ">
      {notice && step.name === 'phone' && <Alert kind="info">{notice}</Alert>}
      {step.name === 'phone' && (
        <PhoneStep
          tel={tel}
          onTel={setTel}
          mustExist
          refusal="เบอร์โทรศัพท์นี้ ไม่มีในระบบ"
          otherWay={{ label: 'สร้างบัญชีด้วยเบอร์นี้', go: (unknown) => open({ name: 'register', tel: unknown, then }) }}
          submit="ถัดไป"
          automatic
          onNext={() => setStep({ name: 'pin' })}
        >
          {!again && <Links tel={tel} then={then} />}
          <SocialButtons then={then} again={again} />
        </PhoneStep>
      )}
      {step.name === 'pin' && (
        <PinStep
          tel={tel}
          then={then}
          refused={step.refused}
          enter={enter}
          onSignedIn={signedIn}
          onCodeNeeded={(pin, sent) => setStep({ name: 'code', pin, sent })}
          onChangePhone={backToPhone}
        />
      )}
      {step.name === 'code' && (
        <CodeStep
          tel={tel}
          purpose="device"
          sent={step.sent}
          onTicket={async (ticket) => {
            try {
              await enter(step.pin, ticket);
            } catch (failure) {
              // The code was right, and from now on the device is known.
              if (!isPinWrong(failure)) throw failure;
              return setStep({ name: 'pin', refused: failure.message });
            }
            await signedIn();
          }}
          onChangePhone={backToPhone}
        />
      )}
    </AuthFrame>
  );
}

function isPinWrong(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && failure.code === 'PIN_WRONG';
}

function Links({ tel, then }: Pick<PinStepProps, 'tel' | 'then'>) {
  const { open } = useDialogs();
  return (
    <div className={styles.links}>
      <TextButton onClick={() => open({ name: 'register', tel, then })}>สร้างบัญชี</TextButton>
      <TextButton onClick={() => open({ name: 'forgot', tel, then })}>ลืมรหัสผ่าน ?</TextButton>
    </div>
  );
}

interface PinStepProps extends Pick<AuthProps, 'then'> {
  tel: string;
  /** What was said of the PIN before. */
  refused?: string;
  /** Signs in. @param ticket of a code, for a device that needs one */
  enter: (pin: string, ticket?: string) => Promise<void>;
  onSignedIn: () => Promise<void>;
  onCodeNeeded: (pin: string, sent: SentCode) => void;
  onChangePhone: () => void;
}

/** The fourth digit signs in, or has a code sent to the phone of a device that needs one. */
function PinStep({ tel, then, refused, enter, onSignedIn, onCodeNeeded, onChangePhone }: PinStepProps) {
  const { open } = useDialogs();
  const signInOrSend = async (pin: string): Promise<SentCode | undefined> => {
    try {
      await enter(pin);
      return undefined;
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== 'PIN_NEEDS_CODE') throw failure;
      return sendCodeOnce(tel, 'device');
    }
  };
  const { field, error: said } = useFourDigits(signInOrSend, (sent, pin) =>
    sent ? onCodeNeeded(pin, sent) : onSignedIn(),
  );
  const error = said ?? (field.value ? undefined : refused);
  return (
    <>
      <Lead title="กรอก PIN 4 หลัก" />
      <p className="t2 center">
        เบอร์โทรศัพท์ <b className="num">{phone(tel)}</b>
      </p>
      <PinField label="PIN 4 หลัก" kind="current-pin" {...field} />
      {error ? <Alert kind="no">{error}</Alert> : <p className="hint center">ระบบจะเข้าให้อัตโนมัติเมื่อครบ 4 หลัก</p>}
      <div className={styles.links}>
        <TextButton onClick={onChangePhone}>เปลี่ยนเบอร์โทรศัพท์</TextButton>
        <TextButton onClick={() => open({ name: 'forgot', tel, then })}>ลืมรหัสผ่าน ?</TextButton>
      </div>
    </>
  );
}
