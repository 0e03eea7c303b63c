import { baht, duration, spokenDuration } from '@wethi/format';
import { Clock, Download, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnCharge } from '../../../api-types';
import { Button } from '../../../ui/actions/button';
import { Alert } from '../../../ui/feedback/alert';
import { classNames } from '../../../ui/class-names';
import { QrCode } from '../../../ui/media/qr-code';
import { saveQr } from '../../../ui/media/save-qr';
import { useSeconds } from '../../../ui/time/use-clock';
import { useSave } from '../../../ui/use-save';
import styles from './qr-channel.module.css';

/** '490.00 บาท', as banks print it. */
const amountOf = ({ orders_lacking }: OwnCharge) => `${baht(orders_lacking).replace('฿', '')} บาท`;

/** The QR while it can be paid. */
export function QrPayable({ charge, text }: { charge: OwnCharge; text: string }) {
  const { order_no, charge_receiver, charge_expire_at, orders_lacking, now } = charge;
  const save = useSave(
    () =>
      saveQr(
        { text, receiver: charge_receiver, amount: amountOf(charge), reference: order_no },
        `wethi-${order_no}.png`,
      ),
    { failure: 'บันทึกรูปไม่ได้ จับภาพหน้าจอแทนได้' },
  );
  return (
    <div className={styles.card}>
      <Paper charge={charge}>
        <QrCode className={styles.code} text={text} quiet={4} label={`คิวอาร์พร้อมเพย์ ${baht(orders_lacking)}`} />
      </Paper>
      <div className={styles.side}>
        <TimeLeft until={Date.parse(charge_expire_at ?? '')} serverNow={Date.parse(now)} />
        <Button loading={save.busy} onClick={() => save.save()}>
          {!save.busy && <Download size={20} aria-hidden />}
          บันทึกเป็นรูป
        </Button>
        <p className={styles.waits} role="status">
          <LoaderCircle size={18} className="spin" aria-hidden />
          <span>รอรับยอดอยู่ จ่ายแล้วหน้านี้เปลี่ยนให้เองภายในไม่กี่วินาที</span>
        </p>
      </div>
    </div>
  );
}

/** It ran out: whoever paid it need not pay again. */
export function QrExpired({ charge, onPaid }: { charge: OwnCharge; onPaid: () => void }) {
  return (
    <div className={styles.card}>
      <Paper charge={charge} isOld>
        <QrCode className={styles.code} text={charge.order_no} quiet={4} label="QR หมดเวลา" />
        <div className={styles.stamp}>
          <Clock size={28} aria-hidden />
          <span>QR หมดเวลา</span>
        </div>
      </Paper>
      <div className={styles.side}>
        <Alert kind="wait">QR หมดเวลาแล้ว กรุณาสร้างใหม่ก่อนจ่าย ถ้าจ่ายไปแล้ว ไม่ต้องจ่ายซ้ำ</Alert>
        <Button kind="ghost" onClick={onPaid}>
          จ่ายไปแล้ว ตรวจให้หน่อย
        </Button>
      </div>
    </div>
  );
}

function Paper({ charge, isOld, children }: { charge: OwnCharge; isOld?: boolean; children: ReactNode }) {
  return (
    <div className={classNames(styles.paper, isOld && styles.old)}>
      <p className={styles.head}>พร้อมเพย์ PromptPay</p>
      {children}
      <div className={styles.foot}>
        {charge.charge_receiver && <p>{charge.charge_receiver}</p>}
        <b className="num">{amountOf(charge)}</b>
        <p className="num">อ้างอิง {charge.order_no}</p>
      </div>
    </div>
  );
}

/** Seen by the second, heard at the beginning, at five minutes and at one. */
function TimeLeft({ until, serverNow }: { until: number; serverNow: number }) {
  const left = Math.max(0, Math.floor((until - useSeconds(serverNow)) / 1000));
  const heard = left <= 60 ? 'เหลือเวลา 1 นาที' : left <= 300 ? 'เหลือเวลา 5 นาที' : 'QR พร้อมสแกนแล้ว';
  return (
    <div>
      <p className="small muted">QR นี้ใช้ได้อีก</p>
      <p className={styles.clock} role="timer" aria-label={`เหลือเวลา ${spokenDuration(left)}`}>
        {duration(left)}
      </p>
      <span className="sr" role="status">
        {heard}
      </span>
    </div>
  );
}
