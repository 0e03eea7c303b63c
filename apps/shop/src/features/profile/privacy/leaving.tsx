import { useQueryClient } from '@tanstack/react-query';
import { DELETION_DAYS } from '@wethi/contract';
import { bangkokTime, clockTime, shortPlainDate } from '@wethi/format';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '@wethi/http';
import { paths } from '../../../config/paths';
import { useDialogs } from '../../../overlays/dialogs';
import { forgetMember, useMember } from '../../../session/member';
import { usePurchases, useUnreadPurchases } from '../../../session/purchases';
import { Button } from '../../../ui/actions/button';
import { Alert, FieldError } from '../../../ui/feedback/alert';
import { Failure } from '../../../ui/feedback/failure';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { useToast } from '../../../ui/feedback/toast';
import { PinField } from '../../../ui/fields/pin-field';
import { Card } from '../../../ui/layout/card';
import { Dialog } from '../../../ui/overlay/dialog';
import { useSave } from '../../../ui/use-save';
import styles from '../details.module.css';

/** The way out, with what it costs. */
export function Leaving() {
  const { overlay, open } = useDialogs();
  return (
    <Card className={styles.section}>
      <h2>ลบบัญชี</h2>
      <ul className={styles.rows}>
        <li>
          <Trash2 size={22} aria-hidden />
          <div>
            <b>ลบบัญชีและข้อมูลส่วนตัว</b>
            <p className="small muted">บัตรที่ซื้อไว้จะใช้ไม่ได้อีก ใบกำกับภาษีต้องเก็บไว้ 5 ปีตามกฎหมาย</p>
          </div>
          <Button kind="danger" size="small" onClick={() => open({ name: 'leave' })}>
            ขอลบบัญชี
          </Button>
        </li>
      </ul>
      {overlay?.name === 'leave' && <LeaveDialog />}
    </Card>
  );
}

/** What is lost, what stays and why, until when one may change one's mind; then the PIN (design: 33 #delete). */
function LeaveDialog() {
  const { open, close } = useDialogs();
  const { member } = useMember();
  const client = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const [pin, setPin] = useState('');
  const [now] = useState(() => Date.now());
  const { save, busy, text } = useSave(() => call('POST', 'userDeletion', { body: { user_password: pin } }), {
    refused: () => setPin(''),
    then: async ({ data }) => {
      forgetMember(client);
      const text = data && `เปลี่ยนใจได้ถึง ${moment(data.user_delete_at)} เพียงเข้าระบบอีกครั้ง`;
      showToast({ kind: 'success', title: 'รับคำขอลบบัญชีแล้ว', text });
      await navigate(paths.home);
    },
  });
  const input = useRef<HTMLInputElement>(null);
  // The button that was pressed is shut now: without this the focus would be nowhere.
  useEffect(() => {
    if (text && !busy) input.current?.focus();
  }, [text, busy]);
  return (
    <Dialog title="ลบบัญชี" width="auth" onClose={close} locked={busy}>
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          if (pin.length === 4 && !busy) save();
        }}
      >
        <Loss now={now} />
        <dl className={styles.facts}>
          <dt>ลบทั้งหมด</dt>
          <dd>ชื่อ รูป อีเมล ความคิดเห็น สถิติ</dd>
          <dt>เก็บตามกฎหมาย 5 ปี</dt>
          <dd>คำสั่งซื้อ ใบเสร็จ และใบกำกับภาษี</dd>
          <dt>เปลี่ยนใจได้ถึง</dt>
          <dd className="num">{moment(new Date(now + DELETION_DAYS * 86_400_000))}</dd>
        </dl>
        <p className="t2 center">กรอก PIN 4 หลัก เพื่อยืนยัน</p>
        <PinField
          label="กรอก PIN 4 หลัก"
          kind="current-pin"
          value={pin}
          onChange={setPin}
          refused={Boolean(text) && !pin}
          busy={busy}
          inputRef={input}
        />
        {text && <FieldError centered>{text}</FieldError>}
        <Button type="submit" kind="danger" block loading={busy} disabled={pin.length < 4}>
          ลบบัญชี
        </Button>
        <Button kind="ghost" block onClick={close}>
          ไม่ลบ
        </Button>
        <p className="center">
          <button type="button" className="link" onClick={() => open({ name: 'forgot', tel: member?.user_tel })}>
            ลืมรหัสผ่าน ?
          </button>
        </p>
      </form>
    </Dialog>
  );
}

function Loss({ now }: { now: number }) {
  const { data: purchases } = usePurchases();
  const readAgain = useUnreadPurchases();
  if (readAgain) return <Failure inline title="ยังดูไม่ได้ว่าคุณมีบัตรที่ยังใช้ได้หรือไม่" onRetry={readAgain} />;
  if (!purchases) return <Skeleton style={{ height: 72, borderRadius: 16 }} />;
  const watchable = purchases.filter(({ access_until }) => access_until && Date.parse(access_until) > now).length;
  const waiting = purchases.filter(({ orders_status }) => orders_status === 'wait').length;
  const lost = [watchable > 0 && `งานแสดงที่ยังดูได้ ${watchable} งาน`, waiting > 0 && `บัตรรอยืนยัน ${waiting} ใบ`].filter(
    Boolean,
  );
  if (lost.length === 0) return <Alert kind="info">ไม่มีบัตรที่ยังใช้ได้ ลบแล้วไม่เสียสิทธิ์ดูอะไร</Alert>;
  return <Alert kind="no">มี{lost.join(' และ')} ลบแล้วจะใช้ไม่ได้ และไม่คืนเงิน</Alert>;
}

function moment(at: string | Date): string {
  const { date, time } = bangkokTime(at);
  return `${shortPlainDate(date)} · ${clockTime(time)}`;
}
