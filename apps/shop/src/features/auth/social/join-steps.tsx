import { CONSENT_VERSION, SOCIAL_PROVIDER } from '@wethi/contract';
import { ApiError, call } from '@wethi/http';
import { useState } from 'react';
import type { PendingSocial } from '../../../api-types';
import { paths } from '../../../config/paths';
import { useDialogs } from '../../../overlays/dialogs';
import { sendCodeOnce, type SentCode } from '../../../session/codes';
import { useMember, useRefreshMember } from '../../../session/member';
import { Button } from '../../../ui/actions/button';
import { Chip } from '../../../ui/actions/chip';
import { Alert } from '../../../ui/feedback/alert';
import { PinField } from '../../../ui/fields/pin-field';
import { useFourDigits } from '../../../ui/fields/use-four-digits';
import { Avatar } from '../../../ui/media/avatar';
import styles from '../auth.module.css';
import { Lead, TextButton } from '../auth-frame';
import { CodeStep } from '../code-step';
import { Consent } from '../consent';
import { NewPinStep } from '../new-pin-step';
import { PhoneStep } from '../phone-step';
import { useBlocked } from '../use-blocked';
import { JoinHead } from './join-head';
import { TryAgain } from './try-again';

type Step =
  /** The account that wanted it, or has the proven address. */
  | { name: 'link' }
  | { name: 'new-phone' }
  | { name: 'new-code'; sent: SentCode }
  | { name: 'new-pin'; ticket: string }
  /** Another account that exists already; or the same, whose phone has to be proven and is not known here. */
  | { name: 'old-phone'; why?: string }
  | { name: 'old-pin'; refused?: string }
  | { name: 'old-code'; pin: string; sent: SentCode }
  /** What came back from the other site is of no use any more. */
  | { name: 'over'; why: string };

/** Links what came back to an account that is proven: by its PIN, by phone and PIN, or by making it. */
export function JoinSteps({ pending }: { pending: PendingSocial }) {
  const [step, setStep] = useState<Step>(pending.kind === 'new' ? { name: 'new-phone' } : { name: 'link' });
  const { member } = useMember();
  const [tel, setTel] = useState((pending.kind === 'own' && member?.user_tel) || '');
  const site = SOCIAL_PROVIDER[pending.provider];
  const joined = useJoined(site);
  const leaveBlocked = useBlocked();
  const join = async (body: Join) => {
    try {
      await call('POST', 'userFacebook', { body });
    } catch (failure) {
      leaveBlocked(failure);
      if (isRefused(failure, 'SOCIAL_OVER', 'SOCIAL_TAKEN')) setStep({ name: 'over', why: failure.message });
      throw failure;
    }
  };
  const finish = async (body: Join) => {
    await join(body);
    await joined();
  };
  switch (step.name) {
    case 'link':
      return (
        <PinStep
          pending={pending}
          send={async (pin) => {
            const why = await needsCode(() => join({ user_password: pin }));
            if (why && tel) return setStep({ name: 'old-code', pin, sent: await sendCodeOnce(tel, 'device') });
            if (why) return setStep({ name: 'old-phone', why });
            await joined();
          }}
        />
      );
    case 'new-phone':
      return (
        <>
          <JoinHead provider={pending.provider} face={null} />
          <Lead title="อีกขั้นเดียว ใส่เบอร์โทรศัพท์">ยังไม่พบบัญชีในเวที เราใช้เบอร์ส่งบัตร และให้ดูได้แม้เข้า {site} ไม่ได้</Lead>
          <PhoneStep
            tel={tel}
            onTel={setTel}
            mustExist={false}
            refusal="เบอร์โทรศัพท์นี้ ลงทะเบียนเเล้ว"
            otherWay={{
              label: 'เชื่อมกับบัญชีนี้',
              go: (known) => {
                setTel(known);
                setStep({ name: 'old-pin' });
              },
            }}
            submit="รับรหัสยืนยันทาง SMS"
            onNext={async (digits) => setStep({ name: 'new-code', sent: await sendCodeOnce(digits, 'register') })}
          >
            <Consent />
            <div className={`${styles.links} ${styles.middle}`}>
              <TextButton onClick={() => setStep({ name: 'old-phone' })}>มีบัญชีอยู่แล้ว เชื่อมกับบัญชีเดิม</TextButton>
            </div>
          </PhoneStep>
        </>
      );
    case 'new-code':
      return (
        <CodeStep
          tel={tel}
          purpose="register"
          sent={step.sent}
          onTicket={(ticket) => setStep({ name: 'new-pin', ticket })}
          onChangePhone={() => setStep({ name: 'new-phone' })}
        />
      );
    case 'new-pin':
      return (
        <NewPinStep
          title="ตั้ง PIN 4 หลัก"
          note="ใช้แทนรหัสผ่านเมื่อเข้าระบบ"
          submit="สร้างบัญชี"
          onPin={(pin) =>
            finish({ user_tel: tel, user_password: pin, ticket: step.ticket, consent_version: CONSENT_VERSION })
          }
          onAgain={() => setStep({ name: 'new-phone' })}
        />
      );
    case 'old-phone':
      return (
        <>
          {step.why && <Alert kind="info">{step.why}</Alert>}
          <PhoneStep
            tel={tel}
            onTel={setTel}
            mustExist
            refusal="เบอร์โทรศัพท์นี้ ไม่มีในระบบ"
            otherWay={{ label: 'สร้างบัญชีด้วยเบอร์นี้', go: () => setStep({ name: 'new-phone' }) }}
            submit="ถัดไป"
            automatic
            onNext={() => setStep({ name: 'old-pin' })}
          />
        </>
      );
    case 'old-pin':
      return (
        <PinStep
          pending={pending}
          refused={step.refused}
          send={async (pin) => {
            if (await needsCode(() => join({ user_tel: tel, user_password: pin })))
              return setStep({ name: 'old-code', pin, sent: await sendCodeOnce(tel, 'device') });
            await joined();
          }}
        />
      );
    case 'old-code':
      return (
        <CodeStep
          tel={tel}
          purpose="device"
          sent={step.sent}
          onTicket={async (ticket) => {
            try {
              await join({ user_tel: tel, user_password: step.pin, ticket });
            } catch (failure) {
              // The code was right, and from now on the device is known.
              if (!isRefused(failure, 'PIN_WRONG')) throw failure;
              return setStep({ name: 'old-pin', refused: failure.message });
            }
            await joined();
          }}
          onChangePhone={() => setStep({ name: 'old-phone' })}
        />
      );
    case 'over':
      return <TryAgain provider={pending.provider}>{step.why}</TryAgain>;
  }
}

interface Join {
  user_password: string;
  user_tel?: string;
  ticket?: string;
  consent_version?: typeof CONSENT_VERSION;
}

function isRefused(failure: unknown, ...codes: string[]): failure is ApiError {
  return failure instanceof ApiError && codes.includes(failure.code);
}

/** Does it on a device that needs no code first; else answers why it does. */
async function needsCode(send: () => Promise<void>): Promise<string | undefined> {
  try {
    await send();
    return undefined;
  } catch (failure) {
    if (!isRefused(failure, 'PIN_NEEDS_CODE')) throw failure;
    return failure.message;
  }
}

/** Somebody is signed in now, and told that it is linked. */
function useJoined(site: string): () => Promise<void> {
  const { open } = useDialogs();
  const refresh = useRefreshMember();
  return async () => {
    await refresh();
    open({
      name: 'message',
      message: {
        tone: 'ok',
        text: `เชื่อมบัญชี ${site} แล้ว`,
        note: `ครั้งต่อไปเข้าระบบด้วย ${site} ได้เลย PIN เดิมยังใช้ได้`,
        ...{ textLink: 'งานแสดงที่ซื้อ', link: paths.purchases },
        second: { textLink: 'จัดการโปรไฟล์', link: paths.security },
      },
    });
  };
}

interface PinStepProps {
  pending: PendingSocial;
  /** What was said of the PIN before. */
  refused?: string;
  send: (pin: string) => Promise<void>;
}

function PinStep({ pending, refused, send }: PinStepProps) {
  const { open, close } = useDialogs();
  const { kind, user_nickname, user_path, user_tel, user_email, provider } = pending;
  const { field, error: said } = useFourDigits(send);
  const error = said ?? (field.value ? undefined : refused);
  const site = SOCIAL_PROVIDER[provider];
  return (
    <>
      {kind !== 'new' && (
        <>
          <JoinHead provider={provider} face={user_path} />
          <Lead title={kind === 'own' ? 'อีกขั้นเดียว ยืนยันด้วย PIN' : 'อีเมลนี้มีบัญชีในเวทีแล้ว'}>ต้องการเชื่อมกับ {site} หรือไม่</Lead>
          <div className={styles.account}>
            <Avatar path={user_path} size={56} />
            <div>
              <b>{user_nickname}</b>
              <p className="small muted num">{[user_tel, user_email].filter(Boolean).join(' · ')}</p>
            </div>
            <Chip kind="brand">เวที</Chip>
          </div>
        </>
      )}
      <p className="t2 center">กรอก PIN 4 หลัก ของบัญชีนี้ เพื่อยืนยันว่าเป็นคุณ ครั้งต่อไปเข้าด้วย {site} ได้เลย</p>
      <PinField label="PIN 4 หลัก" kind="current-pin" {...field} />
      {/* Below, so that the field stays where it is when the next digit takes it away. */}
      {error && <Alert kind="no">{error}</Alert>}
      <div className={`${styles.links} ${styles.middle}`}>
        <TextButton onClick={() => open({ name: 'forgot' })}>ลืมรหัสผ่าน ?</TextButton>
      </div>
      <Button kind="ghost" block onClick={close}>
        ยกเลิก
      </Button>
    </>
  );
}
