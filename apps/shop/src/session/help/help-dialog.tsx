import { HELP_REASON, HELP_TEXT_LENGTH, type HelpReason, valuesOf } from '@wethi/contract';
import { phone } from '@wethi/format';
import { playerLog } from '@wethi/player/log';
import { Check, Info, Send } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { ApiError, call } from '@wethi/http';
import { useDialogs } from '../../overlays/dialogs';
import { useMember } from '../member';
import { Button } from '../../ui/actions/button';
import { Alert } from '../../ui/feedback/alert';
import field from '../../ui/fields/field.module.css';
import { Pill, PillRow } from '../../ui/layout/pill';
import { Dialog } from '../../ui/overlay/dialog';
import { useSave } from '../../ui/use-save';
import { noteAsked } from './asked';
import { deviceWords } from './device-words';
import styles from './help-dialog.module.css';
import { keepUnsent, unsentOf } from './unsent';

const AGAIN_MS = 15_000;

export interface HelpAbout {
  videoId: number;
  /** What a check of the connection found. */
  found?: string;
  /** What it is about, as far as that is known before one asks. */
  reason?: HelpReason;
  text?: string;
}

/** Asks what is wrong and sends it with what the player noted; what goes along can be read before. */
export default function HelpDialog({ about }: { about: HelpAbout }) {
  const { close } = useDialogs();
  const [number, setNumber] = useState<number>();
  const sent = (id: number) => {
    noteAsked(about.videoId, id);
    setNumber(id);
  };
  return (
    <Dialog title="ขอความช่วยเหลือ" width="auth" onClose={close}>
      {number === undefined ? (
        <HelpForm {...about} onSent={sent} />
      ) : (
        <Sent number={number} fromLobby={about.found !== undefined} onClose={close} />
      )}
    </Dialog>
  );
}

type HelpFormProps = HelpAbout & { onSent: (number: number) => void };

function HelpForm({ videoId, found, onSent, ...first }: HelpFormProps) {
  const id = useId();
  const [unsent] = useState(() => unsentOf(videoId));
  const [reason, setReason] = useState<HelpReason>(first.reason ?? unsent?.reason ?? 'stalls');
  const [text, setText] = useState(first.text ?? unsent?.text ?? '');
  const [goesAlong] = useState(() => ({ device: deviceWords(found), log: playerLog.text() }));
  const [isOffline, setOffline] = useState(unsent?.waits ?? false);
  const send = async () => {
    const body = {
      video_id: videoId,
      help_request_reason: reason,
      help_request_text: text.trim() || null,
      help_request_device: goesAlong.device,
      help_request_log: goesAlong.log || null,
    };
    // Should the session be over, its dialog takes the place of this one.
    keepUnsent({ videoId, reason, text, waits: false });
    return (await call('POST', 'helpRequest', { body })).data?.insertId ?? 0;
  };
  const refused = (error: Error) => {
    const isLine = error instanceof ApiError && error.status === 0;
    setOffline(isLine);
    keepUnsent(isLine ? { videoId, reason, text, waits: true } : undefined);
  };
  const then = (number: number) => {
    keepUnsent(undefined);
    onSent(number);
  };
  const { save, busy, text: refusal } = useSave<void, number>(send, { then, refused });
  useAgain(isOffline, () => busy || save());
  return (
    <form className={styles.body} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.reasons}>
        <p className={styles.label}>ติดเรื่องอะไร</p>
        <PillRow label="ติดเรื่องอะไร">
          {valuesOf(HELP_REASON).map((value) => (
            <Pill key={value} pressed={value === reason} onClick={() => setReason(value)}>
              {value === reason && <Check size={16} aria-hidden />}
              {HELP_REASON[value]}
            </Pill>
          ))}
        </PillRow>
      </div>
      <div className={field.field}>
        <label htmlFor={id}>เล่าเพิ่มได้ (ไม่บังคับ)</label>
        <textarea
          id={id}
          className={field.input}
          rows={3}
          maxLength={HELP_TEXT_LENGTH}
          value={text}
          placeholder="เช่น ภาพหยุดทุก 5 วินาที ใช้เน็ตบ้าน"
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <details className={styles.along}>
        <summary>
          <Info size={20} aria-hidden />
          <span>
            ส่งไปพร้อมกัน: รุ่นเครื่องและเบราว์เซอร์ ผลตรวจเน็ต และบันทึกของเครื่องเล่น 10 นาทีล่าสุด ไม่มีรูป ไม่มี PIN{' '}
            <span className={styles.more}>ดูสิ่งที่จะส่ง</span>
          </span>
        </summary>
        <pre tabIndex={0}>{[goesAlong.device, goesAlong.log || 'เครื่องเล่นยังไม่ได้บันทึกอะไร'].join('\n')}</pre>
      </details>
      {(refusal || isOffline) && (
        <Alert kind="no">{isOffline ? 'เน็ตหลุดอยู่ ข้อความนี้จะส่งให้เองเมื่อเน็ตกลับมา เปิดหน้านี้ไว้ได้เลย' : refusal}</Alert>
      )}
      <Button kind="primary" size="large" block loading={busy} onClick={() => save()}>
        <Send size={20} aria-hidden />
        ส่งถึงทีมงาน
      </Button>
    </form>
  );
}

interface SentProps {
  number: number;
  /** Asked beside the check of the connection, before the show. */
  fromLobby: boolean;
  onClose: () => void;
}

function Sent({ number, fromLobby, onClose }: SentProps) {
  const { member } = useMember();
  return (
    <div className={styles.sent} role="status">
      <span className={styles.done}>
        <Check size={34} aria-hidden />
      </span>
      <h3>ส่งถึงทีมงานแล้ว</h3>
      <p className="t2">
        คำตอบจะขึ้นในหน้านี้ และส่ง SMS ไปที่{' '}
        <span className="nowrap num">{member?.user_tel ? phone(member.user_tel) : 'เบอร์ของคุณ'}</span>
        <br />
        เลขอ้างอิง <b className="num">ช่วย-{number}</b>
      </p>
      <Button kind="primary" onClick={onClose}>
        {fromLobby ? 'กลับไปห้องรอ' : 'กลับไปดูต่อ'}
      </Button>
    </div>
  );
}

/** Tries again when the device says that it is online, and every some seconds: some never say it. */
function useAgain(isWaiting: boolean, act: () => void): void {
  const again = useEffectEvent(act);
  useEffect(() => {
    if (!isWaiting) return;
    const listener = () => again();
    const timer = setInterval(listener, AGAIN_MS);
    window.addEventListener('online', listener);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', listener);
    };
  }, [isWaiting]);
}
