import { CODE_RESEND_SECONDS, CODE_SECONDS } from '@wethi/contract';
import { duration } from '@wethi/format';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '@wethi/http';
import { paths } from '../../config/paths';
import { useDialogs } from '../../overlays/dialogs';
import { isOnItsWay } from '../../session/codes';
import { keepInTab, keptInTab } from '../../session/kept-in-tab';
import { useMember, useRefreshMember } from '../../session/member';
import { Button } from '../../ui/actions/button';
import { FieldError } from '../../ui/feedback/alert';
import { useToast } from '../../ui/feedback/toast';
import { TextField } from '../../ui/fields/text-field';
import { Card } from '../../ui/layout/card';
import { useCountdown } from '../../ui/time/use-countdown';
import { useSave } from '../../ui/use-save';
import styles from './details.module.css';
import { Digits } from './digits';

const sendCode = async (email: string) =>
  (await call('POST', 'emailConfirmEmail', { body: { email } })).data?.resend_in ?? CODE_RESEND_SECONDS;

/** One that was sent before the page was left is typed now: in a mail program it is easily left. */
async function sendCodeOnce(email: string): Promise<number> {
  try {
    return await sendCode(email);
  } catch (failure) {
    if (!isOnItsWay(failure)) throw failure;
    return failure.retryAfterSeconds || CODE_RESEND_SECONDS;
  }
}

const KEPT = 'email_code';

/** A code that is on its way in a letter. */
interface SentLetter {
  email: string;
  /** Seconds until another may be asked for. */
  resendIn: number;
}

/** Keeps it over a reload: without the field the letter would be of no use. */
function keepLetter(memberId: number | undefined, letter: SentLetter): void {
  keepInTab(KEPT, { ...letter, memberId, at: Date.now() });
}

/** @returns null once the code is over */
function keptLetter(memberId: number): SentLetter | null {
  const kept = keptInTab<SentLetter & { memberId: number; at: number }>(KEPT);
  if (kept?.memberId !== memberId || !kept.email || !kept.at) return null;
  const passed = (Date.now() - kept.at) / 1000;
  if (passed >= CODE_SECONDS) return null;
  return { email: kept.email, resendIn: Math.max(0, Math.ceil((kept.resendIn ?? 0) - passed)) };
}

/** A new address: where the code goes, then the code and the PIN (design: 33 #email, #email-taken, #email-code). */
export function EmailChange() {
  const { member } = useMember();
  /** Undefined until it is known who asks. */
  const [sent, setSent] = useState<SentLetter | null>();
  if (sent === undefined && member) setSent(keptLetter(member.id));
  const [email, setEmail] = useState<string>();
  const typed = email ?? (member?.user_email_at ? '' : (member?.user_email ?? ''));
  const { form, save, busy, text, errorOf, reset } = useSave(() => sendCodeOnce(typed), {
    then: (resendIn) => {
      const letter = { email: typed, resendIn };
      keepLetter(member?.id, letter);
      setSent(letter);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) save();
  };
  const forget = () => {
    keepInTab(KEPT, undefined);
    setSent(null);
  };
  if (sent) return <CodeCard {...sent} onChange={forget} />;
  const now = member?.user_email_at ? member.user_email : null;
  return (
    <Card className={styles.section}>
      <h2>อีเมล</h2>
      <p className={styles.lead}>ใช้ส่งใบเสร็จและข่าวงานแสดงที่ซื้อ ไม่ใช้แทนเบอร์โทรศัพท์</p>
      <form ref={form} className={styles.narrow} onSubmit={submit} noValidate>
        <TextField
          label="อีเมลใหม่"
          type="email"
          autoComplete="email"
          maxLength={120}
          value={typed}
          onChange={({ target }) => {
            reset();
            setEmail(target.value);
          }}
          error={errorOf('email') ?? text}
        />
        {now && <p className="hint">ตอนนี้ใช้ {now} ซึ่งยังใช้ต่อจนกว่าอีเมลใหม่จะยืนยันแล้ว</p>}
        <Button type="submit" kind="primary" loading={busy} disabled={!typed}>
          ส่งรหัสยืนยัน
        </Button>
      </form>
    </Card>
  );
}

function CodeCard({ email, resendIn, onChange }: SentLetter & { onChange: () => void }) {
  const navigate = useNavigate();
  const { open } = useDialogs();
  const { member } = useMember();
  const refresh = useRefreshMember();
  const showToast = useToast();
  const [left, restart] = useCountdown(resendIn);
  const [code, setCode] = useState<string>();
  const [said, setSaid] = useState<string>();
  const sent = (again: number) => {
    restart(again);
    setSaid(undefined);
  };
  const confirm = async (user_password: string) => {
    try {
      await call('POST', 'confirmEmail', { body: { email, code: code ?? '', user_password } });
    } catch (error) {
      if (!(error instanceof ApiError) || !error.code.startsWith('CODE_')) throw error;
      setSaid(error.message);
      return setCode(undefined);
    }
    keepInTab(KEPT, undefined);
    showToast({ kind: 'success', title: 'บันทึก สำเร็จ' });
    await refresh();
    await navigate(paths.profile);
  };
  return (
    <Card className={styles.section}>
      <h2>ยืนยันอีเมล</h2>
      <div className={styles.code}>
        {code === undefined ? (
          <CodeStep email={email} left={left} onSent={sent} said={said} onCode={setCode} />
        ) : (
          <>
            <p className="t2">
              กรอก PIN 4 หลัก ของบัญชีนี้ เพื่อยืนยันว่าเป็นคุณ
              <br />
              อีเมลใหม่ <b>{email}</b>
            </p>
            <Digits label="PIN 4 หลัก" kind="current-pin" onDigits={confirm} />
            <button type="button" className="link" onClick={() => open({ name: 'forgot', tel: member?.user_tel })}>
              ลืมรหัสผ่าน ?
            </button>
          </>
        )}
        <button type="button" className="link" onClick={onChange}>
          เปลี่ยนอีเมล
        </button>
      </div>
    </Card>
  );
}

interface CodeStepProps {
  email: string;
  /** Seconds until another may be asked for. */
  left: number;
  onSent: (resendIn: number) => void;
  /** What was wrong about the one before. */
  said: string | undefined;
  onCode: (code: string) => void;
}

/** Sent together with the PIN, so it is judged then. */
function CodeStep({ email, left, onSent, said, onCode }: CodeStepProps) {
  const { member } = useMember();
  const again = useSave(() => sendCode(email), {
    then: (resendIn) => {
      keepLetter(member?.id, { email, resendIn });
      onSent(resendIn);
    },
    refused: (failure) => {
      if (failure instanceof ApiError && failure.retryAfterSeconds) onSent(failure.retryAfterSeconds);
    },
  });
  return (
    <>
      <p className="t2">
        ส่งรหัส 4 หลักไปที่
        <br />
        <b>{email}</b>
      </p>
      <Digits label="กรอกรหัส 4 หลัก" kind="code" onDigits={(code) => Promise.resolve(onCode(code))} />
      {(again.text ?? said) && <FieldError centered>{again.text ?? said}</FieldError>}
      {left > 0 || again.busy ? (
        <p className="hint num">ขอรหัสใหม่ได้ใน {duration(left)} · รหัสใช้ได้ 5 นาที</p>
      ) : (
        <button type="button" className="link" onClick={() => again.save()}>
          ขอรหัสใหม่
        </button>
      )}
      <p className="hint">ไม่เจออีเมล ลองดูในกล่องจดหมายขยะ</p>
    </>
  );
}
