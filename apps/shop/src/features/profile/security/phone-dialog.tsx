import { PHONE_LENGTH } from '@wethi/contract';
import { duration, phone } from '@wethi/format';
import { ChevronLeft } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, call } from '@wethi/http';
import type { Member } from '../../../api-types';
import { useDialogs } from '../../../overlays/dialogs';
import { type CodePurpose, sendCode, sendCodeOnce, type SentCode, useCode } from '../../../session/codes';
import { useRefreshMember } from '../../../session/member';
import { Button } from '../../../ui/actions/button';
import { LineButton } from '../../../session/contact/line-button';
import { FieldError } from '../../../ui/feedback/alert';
import { Stepper } from '../../../ui/feedback/stepper';
import { useToast } from '../../../ui/feedback/toast';
import { PhoneField } from '../../../ui/fields/phone-field';
import { PinField } from '../../../ui/fields/pin-field';
import { Dialog } from '../../../ui/overlay/dialog';
import { useCountdown } from '../../../ui/time/use-countdown';
import { useSave } from '../../../ui/use-save';
import styles from '../details.module.css';

const STEPS = ['เบอร์เดิม', 'เบอร์ใหม่', 'ยืนยัน'] as const;

interface NewPhone {
  tel: string;
  sent: SentCode;
}

/** A code to the old number, the new number, and a code to that one. */
export function PhoneDialog({ member }: { member: Member }) {
  const { close } = useDialogs();
  const refresh = useRefreshMember();
  const showToast = useToast();
  const [ticketOld, setTicketOld] = useState<string>();
  const [fresh, setFresh] = useState<NewPhone>();
  /** The one that was mistyped. */
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<SentCode>();
  /** Why the old number has to be proven again. */
  const [over, setOver] = useState<string>();
  const step = ticketOld === undefined ? 1 : fresh === undefined ? 2 : 3;
  const ask = useSave(() => sendCodeOnce(member.user_tel, 'oldphone'), { then: setAsked });
  const finish = async (tel: string) => {
    showToast({ kind: 'success', title: 'บันทึก สำเร็จ', text: `ต่อไปเข้าระบบด้วย ${phone(tel)}` });
    await refresh();
    close();
  };
  const changeNumber = () => {
    setTyped(fresh?.tel ?? '');
    setFresh(undefined);
  };
  const move = async ({ tel }: NewPhone, ticket: string) => {
    try {
      await call('POST', 'userChangePhone', { body: { user_tel: tel, ticket, ticket_old: ticketOld ?? '' } });
    } catch (failure) {
      if (await isMovedTo(tel)) return finish(tel);
      if (!(failure instanceof ApiError) || failure.code !== 'TICKET_INVALID') throw failure;
      changeNumber();
      setTicketOld(undefined);
      setAsked(undefined);
      return setOver(failure.message);
    }
    return finish(tel);
  };
  return (
    <Dialog title="เปลี่ยนเบอร์โทรศัพท์" width="auth" onClose={close}>
      <div className={styles.dialog}>
        <Stepper steps={STEPS} current={step} />
        {step === 1 && !asked && (
          <>
            <p className="t2 center">
              ยืนยันเบอร์เดิมก่อน <span className="num nowrap">{phone(member.user_tel)}</span>
            </p>
            {(ask.text ?? over) && <FieldError centered>{ask.text ?? over}</FieldError>}
            <Button kind="primary" size="large" block loading={ask.busy} onClick={() => ask.save()}>
              รับรหัสยืนยันทาง SMS
            </Button>
            <LineButton block message="เปลี่ยนเบอร์โทรศัพท์ไม่ได้ เพราะไม่มีเบอร์เดิมแล้ว" />
          </>
        )}
        {step === 1 && asked && (
          <Code tel={member.user_tel} purpose="oldphone" sent={asked} onTicket={(ticket) => setTicketOld(ticket)} />
        )}
        {step === 2 && <NewNumber typed={typed} onSent={(tel, sent) => setFresh({ tel, sent })} />}
        {fresh && step === 3 && (
          <>
            <Code
              {...fresh}
              purpose="newphone"
              onTicket={(ticket) => move(fresh, ticket)}
              onNotSent={async () => (await isMovedTo(fresh.tel)) && finish(fresh.tel)}
            />
            <Button kind="ghost" size="small" onClick={changeNumber}>
              <ChevronLeft size={18} aria-hidden />
              เปลี่ยนเบอร์โทรศัพท์
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Did a try move it whose answer was lost? */
async function isMovedTo(tel: string): Promise<boolean> {
  const ping = await call('GET', 'loginPing').catch(() => undefined);
  return (ping?.result as Member | undefined)?.user_tel === tel;
}

interface NewNumberProps {
  typed: string;
  onSent: (tel: string, sent: SentCode) => void;
}

function NewNumber({ typed, onSent }: NewNumberProps) {
  const [tel, setTel] = useState(typed);
  const { save, busy, text, reset } = useSave(() => sendCodeOnce(tel, 'newphone'), {
    then: (sent) => onSent(tel, sent),
  });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [text]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tel.length === PHONE_LENGTH && !busy) save();
  };
  return (
    <form className={styles.section} onSubmit={submit} noValidate>
      <PhoneField
        value={tel}
        onChange={(digits) => {
          reset();
          setTel(digits);
        }}
        onComplete={() => undefined}
        error={text}
        disabled={busy}
        inputRef={input}
      />
      <Button type="submit" kind="primary" size="large" block disabled={tel.length < PHONE_LENGTH} loading={busy}>
        รับรหัสยืนยันทาง SMS
      </Button>
    </form>
  );
}

interface CodeProps {
  tel: string;
  purpose: CodePurpose;
  sent: SentCode;
  onTicket: (ticket: string) => unknown;
  onNotSent?: () => unknown;
}

function Code({ tel, purpose, sent, onTicket, onNotSent }: CodeProps) {
  const { field, error } = useCode(tel, purpose, onTicket);
  const [left, restart] = useCountdown(sent.resendIn);
  const again = useSave(() => sendCode(tel, purpose), {
    then: ({ resendIn }) => restart(resendIn),
    refused: (failure) => {
      if (failure instanceof ApiError && failure.retryAfterSeconds) restart(failure.retryAfterSeconds);
      return onNotSent?.();
    },
  });
  const said = error ?? again.text;
  return (
    <>
      <p className="t2 center">
        กรอกรหัสยืนยัน 4 หลัก ที่ส่งไป <span className="num nowrap">{phone(tel)}</span>
      </p>
      <PinField key={purpose} label="รหัสยืนยัน 4 หลัก" kind="code" {...field} />
      {said && <FieldError centered>{said}</FieldError>}
      <p className="small muted center">
        {left > 0 || again.busy ? (
          <span className="num">ขอรหัสใหม่ได้ใน {duration(left)}</span>
        ) : (
          <button type="button" className="link" onClick={() => again.save()}>
            ขอรหัสใหม่
          </button>
        )}
      </p>
    </>
  );
}
