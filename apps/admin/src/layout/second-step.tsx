import { bangkokTime, hourMinute } from '@wethi/format';
import { errorText, type ApiError } from '@wethi/http';
import { Alert, Button, Checkbox, Form, Input } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { SixDigits } from '../factor/six-digits';
import { wrongText } from '../factor/wrong-text';
import styles from './login.module.css';

/** What says why the digits were refused. */
const SAID = 'digits-refused';
const SIGN = <CircleAlert size={20} aria-hidden />;

interface Proof {
  totp?: string;
  recovery?: string;
  remember?: boolean;
}

interface SecondStepProps {
  username: string;
  refusal: ApiError;
  busy: boolean;
  onProve: (proof: Proof) => void;
  onBack: () => void;
}

/** The second step of signing in: six digits, a recovery code in their place, or a rest after too many wrong ones. */
export default function SecondStep({ username, refusal, busy, onProve, onBack }: SecondStepProps) {
  const [recovers, setRecovers] = useState(false);
  /** What stood there when the way was changed is no word about a code of the other kind. */
  const [earlier, setEarlier] = useState<ApiError>();
  const [remember, setRemember] = useState(false);
  const [over, setOver] = useState<ApiError>();
  const isWrong = refusal.code === 'TOTP_WRONG' && refusal !== earlier;
  /** About the line or the crowd, and no word about what was typed. */
  const failed = !refusal.code.startsWith('TOTP_') && refusal !== earlier && !busy && errorText(refusal);
  // Only the first answer says it.
  const [left] = useState(() => (refusal.data as { recovery_left?: number } | undefined)?.recovery_left);
  const turn = (toRecovery: boolean) => {
    setEarlier(refusal);
    setRecovers(toRecovery);
  };
  if (refusal.code === 'TOTP_LOCKED' && !recovers && over !== refusal)
    return <Rest refusal={refusal} onRecover={() => turn(true)} onOver={() => setOver(refusal)} />;
  if (recovers)
    return (
      <>
        <h1>ใช้รหัสสำรอง</h1>
        <p className="secondary">รหัส 8 ตัวที่เก็บไว้ตอนตั้งค่า ใช้ได้ครั้งเดียว{left === undefined ? '' : ` เหลือ ${left} รหัส`}</p>
        {isWrong && !busy && (
          <Alert type="error" showIcon icon={SIGN} message="รหัสสำรองนี้ใช้ไม่ได้ ลองรหัสอื่น" role="alert" />
        )}
        {failed && <Alert type="error" showIcon icon={SIGN} message={failed} role="alert" />}
        <Form<{ recovery: string }>
          className={styles.recover}
          layout="vertical"
          requiredMark={false}
          onFinish={({ recovery }) => onProve({ recovery, remember })}
          disabled={busy}
        >
          <Form.Item name="recovery" label="รหัสสำรอง" rules={[{ required: true, message: 'กรุณากรอกข้อมูล' }]}>
            <Input
              className={styles.code}
              placeholder="XXXX-XXXX"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              autoFocus
              maxLength={20}
            />
          </Form.Item>
          <Button type="primary" htmlType="submit" className={styles.enter} block loading={busy}>
            เข้าระบบ
          </Button>
        </Form>
        <div className={styles.ways}>
          <Button type="link" onClick={() => turn(false)}>
            ใช้เลขจากแอป
          </Button>
        </div>
        <p className="secondary">ไม่มีทั้งสองอย่าง ให้เจ้าของร้านกด “ล้างเข้าระบบสองชั้น” ในหน้าบุคลากร</p>
      </>
    );
  const wrong = isWrong && !busy ? wrongText(refusal) : undefined;
  return (
    <>
      <h1>ใส่เลข 6 หลัก</h1>
      <p className="secondary">
        เปิดแอปสร้างรหัสบนมือถือ ดูบัญชี <b>เวที: {username}</b>
      </p>
      {wrong && <Alert id={SAID} type="error" showIcon icon={SIGN} message={wrong} role="alert" />}
      {failed && <Alert type="error" showIcon icon={SIGN} message={failed} role="alert" />}
      <div className={styles.wide}>
        <SixDigits
          busy={busy}
          error={wrong}
          saidBy={SAID}
          onComplete={(totp) => onProve({ totp, remember })}
          submit="เข้าระบบ"
        >
          <Checkbox
            className={styles.remember}
            checked={remember}
            onChange={({ target }) => setRemember(target.checked)}
          >
            จำเครื่องนี้ไว้ 30 วัน
            <small className={`secondary ${styles.hint}`}>อย่าเลือกถ้าเป็นเครื่องที่ใช้ร่วมกัน</small>
          </Checkbox>
        </SixDigits>
      </div>
      <div className={styles.ways}>
        <Button type="link" onClick={() => turn(true)}>
          ใช้รหัสสำรอง
        </Button>
        <Button type="link" onClick={onBack}>
          กลับไปใส่รหัสผ่าน
        </Button>
      </div>
    </>
  );
}

interface RestProps {
  refusal: ApiError;
  onRecover: () => void;
  onOver: () => void;
}

function Rest({ refusal, onRecover, onOver }: RestProps) {
  const [until] = useState(() => Date.now() + refusal.retryAfterSeconds * 1000);
  const [left, setLeft] = useState(refusal.retryAfterSeconds);
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = Math.ceil((until - Date.now()) / 1000);
      setLeft(Math.max(0, seconds));
      if (seconds <= 0) onOver();
    }, 1000);
    return () => clearInterval(timer);
  }, [until, onOver]);
  const shown = `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      <h1>พักก่อน 5 นาที</h1>
      <Alert
        type="error"
        showIcon
        icon={SIGN}
        role="alert"
        message={`ใส่เลขผิดหลายครั้ง ลองใหม่ได้เวลา ${hourMinute(bangkokTime(until).time)} น. เจ้าของร้านได้รับแจ้งแล้ว`}
      />
      <p className={styles.clock} role="timer">
        {shown}
      </p>
      <div className={styles.ways}>
        <Button type="link" onClick={onRecover}>
          ใช้รหัสสำรอง
        </Button>
      </div>
    </>
  );
}
